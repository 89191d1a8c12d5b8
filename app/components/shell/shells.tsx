import type { MouseEvent, ReactNode } from "react";
import { cx } from "~/components/ui/cx";
import { shellTexts } from "~/texts/shell";
import { Container } from "./container";
import { Footer } from "./footer";
import { MemberBottomBar, MemberHeader } from "./member-header";
import { useViewer, type Viewer } from "./root-data";
import { VisitorHeader } from "./visitor-header";

const MAIN_ID = "main";

type FrameProps = {
  /** True for pages whose sections reach from edge to edge; they set their own `Container`. */
  fullBleed?: boolean;
  children: ReactNode;
};

// A change of the hash alone would make the router restore the scroll position and could leave the focus behind.
function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={focusMain}
      className="sr-only focus:not-sr-only focus:!fixed focus:left-4 focus:top-3 focus:z-50 focus:rounded-control focus:bg-primary focus:!px-4 focus:!py-2 focus:font-semibold focus:text-on-primary"
    >
      {shellTexts.skip}
    </a>
  );
}

function Main({ fullBleed, children }: FrameProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="flex-1">
      {fullBleed ? children : <Container className="py-8 sm:py-12">{children}</Container>}
    </main>
  );
}

function Page({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx("flex min-h-dvh flex-col", className)}>{children}</div>;
}

/** The frame of a page for people who are not signed in. */
export function VisitorShell({ fullBleed, children }: FrameProps) {
  return (
    <Page>
      <SkipLink />
      <VisitorHeader />
      <Main fullBleed={fullBleed}>{children}</Main>
      <Footer />
    </Page>
  );
}

/** The frame of a member's screen. */
export function MemberShell({ viewer, fullBleed, children }: FrameProps & { viewer: Viewer }) {
  return (
    <Page className="pb-16 md:pb-0">
      <SkipLink />
      <MemberHeader viewer={viewer} />
      <Main fullBleed={fullBleed}>{children}</Main>
      <Footer />
      <MemberBottomBar />
    </Page>
  );
}

/** The frame of a page that is open to both: the member's when somebody is signed in. */
export function PublicShell({ fullBleed, children }: FrameProps) {
  const viewer = useViewer();
  if (viewer) {
    return (
      <MemberShell viewer={viewer} fullBleed={fullBleed}>
        {children}
      </MemberShell>
    );
  }
  return <VisitorShell fullBleed={fullBleed}>{children}</VisitorShell>;
}
