import { Fragment, type ReactNode } from "react";
import { Link } from "@remix-run/react";
import { Disclosure } from "./disclosure";

/** A paragraph, or something more than that. Links stand in the text as `[words](/path)`. */
export type Block =
  | string
  | { list: readonly string[] }
  | { table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] } }
  | { question: string; answer: readonly Block[] };

export type ArticleSection = { id: string; title: string; blocks: readonly Block[] };

export type ArticleText = {
  title: string;
  lead: string;
  /** "November 21, 2026" */
  updated?: string;
  sections: readonly ArticleSection[];
};

const LINK = /\[([^\]]+)\]\((\/[^)\s]*|#[^)\s]*)\)/g;

/** Text with its links. */
function Inline({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = "", to = ""] = match;
    parts.push(text.slice(end, match.index));
    parts.push(
      <Link key={match.index} to={to} className="link">
        {words}
      </Link>,
    );
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>{part}</Fragment>
      ))}
    </>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === "string") {
    return (
      <p className="mt-4 max-w-measure">
        <Inline text={block} />
      </p>
    );
  }
  if ("list" in block) {
    return (
      <ul className="mt-4 max-w-measure list-disc space-y-2 pl-6 marker:text-primary">
        {block.list.map((item) => (
          <li key={item}>
            <Inline text={item} />
          </li>
        ))}
      </ul>
    );
  }
  if ("question" in block) {
    return (
      <Disclosure
        className="max-w-measure"
        summary={<h3 className="font-sans text-lg font-semibold">{block.question}</h3>}
      >
        <Blocks blocks={block.answer} />
      </Disclosure>
    );
  }
  const { caption, head, rows } = block.table;
  return (
    <div
      className="mt-6 overflow-x-auto rounded-control border border-line bg-surface"
      role="region"
      aria-label={caption}
      // It scrolls sideways on phones and must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="w-full min-w-[36rem] text-left text-base">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {head.map((cell) => (
              <th key={cell} scope="col" className="px-4 py-3 font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([first = "", ...rest]) => (
            <tr key={first} className="align-top">
              <th scope="row" className="px-4 py-3 font-medium">
                {first}
              </th>
              {rest.map((cell) => (
                <td key={cell} className="px-4 py-3 text-muted">
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </>
  );
}

type ContentsProps = { label: string; sections: readonly ArticleSection[] };

function Contents({ sections }: Pick<ContentsProps, "sections">) {
  return (
    <ol className="border-l border-line">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="-ml-px flex min-h-target items-center border-l-2 border-transparent pl-4 text-muted hover:border-primary hover:text-primary lg:min-h-10"
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}

type ArticleProps = {
  text: ArticleText;
  /** "On this page" */
  contentsLabel: string;
  updatedLabel: string;
};

/** A long text at 65 characters a line, with a table of contents beside it (above it on phones). */
export function Article({ text, contentsLabel, updatedLabel }: ArticleProps) {
  const { title, lead, updated, sections } = text;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <header className="max-w-measure lg:col-start-2">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{lead}</p>
        {updated && (
          <p className="mt-3 text-sm text-muted">
            {updatedLabel} {updated}
          </p>
        )}
      </header>
      <nav aria-label={contentsLabel} className="no-print lg:row-span-2 lg:row-start-1">
        <div className="hidden lg:sticky lg:top-24 lg:block">
          <p className="mb-3 font-semibold">{contentsLabel}</p>
          <Contents sections={sections} />
        </div>
        <Disclosure summary={contentsLabel} className="border-t lg:hidden">
          <Contents sections={sections} />
        </Disclosure>
      </nav>
      <div className="text-lg lg:col-start-2">
        {sections.map((section) => (
          <section key={section.id} id={section.id} className="mb-12">
            <h2 className="text-2xl">{section.title}</h2>
            <Blocks blocks={section.blocks} />
          </section>
        ))}
      </div>
    </article>
  );
}
