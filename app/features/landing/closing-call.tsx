import type { ReactNode } from "react";
import { BrandMark } from "~/components/shell/brand-mark";
import { Container } from "~/components/shell/container";

/** The last invitation of a page. */
export function ClosingCall({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <section className="pb-20 sm:pb-28">
      <Container>
        <div className="flex flex-col items-center rounded-card bg-primary-soft px-6 py-14 text-center sm:py-20">
          <BrandMark className="mb-6 size-12" />
          <h2 className="text-3xl sm:text-4xl">{title}</h2>
          <p className="mt-3 text-lg text-muted">{text}</p>
          <div className="mt-8">{action}</div>
        </div>
      </Container>
    </section>
  );
}
