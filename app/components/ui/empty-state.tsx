import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  /** One of `~/components/illustrations`. */
  illustration?: ReactNode;
  /** The next step: a `ButtonLink` or a form with a `Button`. */
  action?: ReactNode;
  level?: 1 | 2;
  children: ReactNode;
};

/** Says what will be here and gives the next step. */
export function EmptyState({ title, illustration, action, level = 2, children }: EmptyStateProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center px-4 py-12 text-center">
      {illustration && <div className="mb-6 w-48 max-w-full">{illustration}</div>}
      <Heading className="text-2xl">{title}</Heading>
      <div className="mt-2 text-muted">{children}</div>
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
