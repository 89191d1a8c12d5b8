import { Link, NavLink } from "@remix-run/react";
import { ChevronDown, LogOut, Menu } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Avatar } from "~/components/ui/portrait";
import { shellTexts as texts } from "~/texts/shell";
import { BrandLink } from "./brand-mark";
import { Container } from "./container";
import { destinationsAt, type Destination } from "./destinations";
import { MenuDetails, menuEntryClass, MenuEntry } from "./menu-details";
import { useUnreadConversations, type Viewer } from "./root-data";

function MenuList({ entries }: { entries: readonly Destination[] }) {
  return (
    <ul>
      {entries.map(({ to, label, icon }) => (
        <li key={to}>
          <NavLink to={to} className={menuEntryClass}>
            <MenuEntry icon={<Icon of={icon} />}>{label}</MenuEntry>
          </NavLink>
        </li>
      ))}
      <li className="mt-2 border-t border-line pt-2">
        <Link to="/api/logout" reloadDocument className={menuEntryClass}>
          <MenuEntry icon={<Icon of={LogOut} />}>{texts.logOut}</MenuEntry>
        </Link>
      </li>
    </ul>
  );
}

/** In how many conversations something is unread; nothing when in none. */
function UnreadCount({ className }: { className: string }) {
  const count = useUnreadConversations();
  if (count === 0) return null;
  return (
    <span
      className={cx(
        "grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-sm font-semibold tabular-nums leading-5 text-on-primary",
        className,
      )}
    >
      <span aria-hidden="true">{count > 9 ? "9+" : count}</span>
      <span className="sr-only">{texts.unreadConversations(count)}</span>
    </span>
  );
}

/** The header of members: brand, destinations and the account menu; on phones only the brand. */
export function MemberHeader({ viewer }: { viewer: Viewer }) {
  return (
    <header className="no-print sticky top-0 z-30 border-b border-line bg-canvas">
      <Container className="flex h-header items-center justify-between gap-4">
        <BrandLink />
        <nav aria-label={texts.mainNavigation} className="hidden items-center gap-1 md:flex">
          <ul className="flex items-center gap-1">
            {destinationsAt("bar").map(({ to, label, counts }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="inline-flex min-h-target items-center rounded-control px-4 font-medium text-muted hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary"
                >
                  {label}
                  {counts && <UnreadCount className="ml-2" />}
                </NavLink>
              </li>
            ))}
          </ul>
          {destinationsAt("button").map(({ to, label, icon }) => (
            <ButtonLink key={to} to={to} size="sm" icon={icon} className="ml-2">
              {label}
            </ButtonLink>
          ))}
          <MenuDetails
            className="ml-2"
            summary={
              <>
                <Avatar name={viewer.firstName} src={viewer.profileImageUrl} size="sm" />
                <span className="max-w-32 truncate font-medium">{viewer.firstName}</span>
                <Icon
                  of={ChevronDown}
                  size="size-4"
                  className="text-muted transition-transform group-open:rotate-180"
                />
                <span className="sr-only">{texts.accountMenu}</span>
              </>
            }
            summaryClass="flex min-h-target items-center gap-2 rounded-control px-2 hover:bg-sunken"
            panelClass="right-0 top-full mt-2 w-60"
          >
            <MenuList entries={destinationsAt("button", "menu")} />
          </MenuDetails>
        </nav>
      </Container>
    </header>
  );
}

const barEntryClass =
  "flex min-h-16 w-full flex-col items-center justify-center gap-0.5 text-sm font-medium text-muted hover:text-ink aria-[current=page]:text-primary";

/** The bar at the lower edge of phones, with the menu of everything else. */
export function MemberBottomBar() {
  return (
    <nav
      aria-label={texts.mainNavigation}
      className="bottom-bar no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto grid max-w-lg auto-cols-fr grid-flow-col">
        {destinationsAt("bar").map(({ to, label, icon, counts }) => (
          <li key={to}>
            <NavLink to={to} className={barEntryClass}>
              <span className="relative">
                <Icon of={icon} />
                {counts && <UnreadCount className="absolute -top-2 left-3" />}
              </span>
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <MenuDetails
            summary={
              <>
                <Icon of={Menu} />
                {texts.menu}
              </>
            }
            summaryClass={barEntryClass}
            panelClass="bottom-full right-2 mb-2 w-60"
          >
            <MenuList entries={destinationsAt("bar", "button", "menu")} />
          </MenuDetails>
        </li>
      </ul>
    </nav>
  );
}
