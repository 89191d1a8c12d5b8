import { Link } from "@remix-run/react";
import { shellTexts as texts } from "~/texts/shell";
import { useBrand } from "./brand-context";
import { BrandLink } from "./brand-mark";
import { Container } from "./container";

const links = [
  { to: "/help", label: texts.helpCenter },
  { to: "/safety", label: texts.safetyTips },
  { to: "/privacy", label: texts.privacyPolicy },
  { to: "/terms", label: texts.termsOfService },
];

/** The foot of every page. */
export function Footer() {
  const brand = useBrand();
  return (
    <footer className="no-print mt-auto border-t border-line">
      <Container className="flex flex-col gap-8 py-10 md:flex-row md:items-start md:justify-between">
        <div>
          <BrandLink />
          <p className="mt-2 max-w-xs text-sm text-muted">{texts.footerLine}</p>
        </div>
        <nav aria-label={texts.footerNavigation}>
          <ul className="grid grid-cols-2 gap-x-10 md:flex md:justify-end md:gap-x-8">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-target items-center text-muted hover:text-primary hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted md:text-right">
            © {brand}. {texts.adultsOnly}
          </p>
        </nav>
      </Container>
    </footer>
  );
}
