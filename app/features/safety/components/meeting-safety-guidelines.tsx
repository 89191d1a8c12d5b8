import type { ReactNode } from "react";
import { BadgeCheck, Flag, Headset, MapPin, MessagesSquare, type LucideIcon } from "lucide-react";
import { useBrand } from "~/components/shell/brand-context";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Icon } from "~/components/ui/icon";
import { Notice } from "~/components/ui/notice";
import { meetingSafetyTexts as texts } from "~/texts/meeting-safety";

type Level = 2 | 3;

function Section({
  title,
  icon,
  level,
  children,
}: {
  title: string;
  icon: LucideIcon;
  level: Level;
  children: ReactNode;
}) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className="mt-8 first:mt-0">
      <Heading className="mb-3 flex items-center gap-2 text-lg">
        <Icon of={icon} className="text-primary" />
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Advice({ points }: { points: readonly { title: string; body: string }[] }) {
  return (
    <ul className="grid gap-3">
      {points.map(({ title, body }) => (
        <li key={title}>
          <p className="font-semibold">{title}</p>
          <p className="text-muted">{body}</p>
        </li>
      ))}
    </ul>
  );
}

/** Advice for a first meeting, red flags and where help is. `level` is that of the sections' headings. */
export function MeetingSafetyAdvice({ level = 3 }: { level?: Level }) {
  const brand = useBrand();
  const { meeting, communication, redFlags, support } = texts;
  const advice = communication.points.map(({ title, body }) => ({
    title,
    body: typeof body === "function" ? body(brand) : body,
  }));
  return (
    <>
      <p className="mb-6 text-lg text-muted">{texts.lead}</p>
      <Section title={meeting.title} icon={MapPin} level={level}>
        <Advice points={meeting.points} />
      </Section>
      <Section title={communication.title} icon={MessagesSquare} level={level}>
        <Advice points={advice} />
      </Section>
      <Section title={redFlags.title} icon={Flag} level={level}>
        <p className="mb-2">{redFlags.lead}</p>
        <ul className="list-disc space-y-1 pl-5 marker:text-danger">
          {redFlags.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
      <div className="mt-8">
        <Notice
          title={support.title}
          action={
            <div className="flex flex-wrap gap-2">
              <Badge tone="info" icon={Headset}>
                {support.available}
              </Badge>
              <Badge tone="success" icon={BadgeCheck}>
                {support.verified}
              </Badge>
            </div>
          }
        >
          {support.body}
        </Notice>
      </div>
    </>
  );
}

type MeetingSafetyGuidelinesProps = {
  open: boolean;
  /** Whom the member is about to meet: a first name, or "new matches". */
  name: string;
  /** Called once, however the dialog is closed: by its button, the close button or Esc. */
  onClose: () => void;
  /** A second way on, beside the button that closes. */
  action?: ReactNode;
  /** What comes before the advice. */
  lead?: ReactNode;
};

/** The guidelines as a dialog, for browsers with JavaScript; others get the advice as a page. */
export function MeetingSafetyGuidelines({ open, name, onClose, action, lead }: MeetingSafetyGuidelinesProps) {
  return (
    <Dialog
      open={open}
      title={texts.title(name)}
      onClose={onClose}
      footer={
        <>
          <Button type="button" onClick={onClose} className="w-full sm:w-auto">
            {texts.understand}
          </Button>
          {action}
        </>
      }
    >
      {lead}
      <MeetingSafetyAdvice />
    </Dialog>
  );
}
