import { Link, NavLink } from "@remix-run/react";
import { LogIn, Compass, LifeBuoy, Menu, ShieldCheck } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { shellTexts as texts } from "~/texts/shell";
import { BrandLink } from "./brand-mark";
import { Container } from "./container";
import { MenuDetails, menuEntryClass, MenuEntry } from "./menu-details";

const links = [
  { to: "/learn-more", label: texts.howItWorks, icon: Compass },
  { to: "/safety", label: texts.safetyTips, icon: ShieldCheck },
  { to: "/help", label: texts.helpCenter, icon: LifeBuoy },
];

/** The header of people who are not signed in. */
export function VisitorHeader() {
  return (
    <header className="no-print sticky top-0 z-30 border-b border-line bg-canvas">
      <Container className="flex h-header items-center justify-between gap-4">
        <BrandLink />
        <nav aria-label={texts.mainNavigation} className="flex items-center gap-2">
          <ul className="hidden items-center gap-1 md:flex">
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="inline-flex min-h-target items-center rounded-control px-4 font-medium text-muted hover:text-ink aria-[current=page]:text-primary"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <ButtonLink to="/api/login" size="sm" className="md:ml-3">
            {texts.getStarted}
          </ButtonLink>
          <MenuDetails
            className="md:hidden"
            summary={
              <>
                <Icon of={Menu} size="size-6" />
                <span className="sr-only">{texts.menu}</span>
              </>
            }
            summaryClass="-mr-2 grid size-12 place-items-center rounded-control hover:bg-sunken"
            panelClass="right-0 top-full mt-2 w-64"
          >
            <ul>
              {links.map(({ to, label, icon }) => (
                <li key={to}>
                  <NavLink to={to} className={menuEntryClass}>
                    <MenuEntry icon={<Icon of={icon} />}>{label}</MenuEntry>
                  </NavLink>
                </li>
              ))}
              <li>
                <Link to="/api/login" reloadDocument className={menuEntryClass}>
                  <MenuEntry icon={<Icon of={LogIn} />}>{texts.getStarted}</MenuEntry>
                </Link>
              </li>
            </ul>
          </MenuDetails>
        </nav>
      </Container>
    </header>
  );
}
