import { NavLink } from "@remix-run/react";
import { cx } from "./cx";

type TabLinksProps = { label: string; tabs: readonly { to: string; label: string; count?: number }[] };

/** Views of one subject as links, each with an address of its own; works without JavaScript. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className="mb-6 overflow-x-auto border-b border-line">
      <ul className="flex gap-6">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink
              to={tab.to}
              end
              className={({ isActive }) =>
                cx(
                  "flex min-h-target items-center gap-2 whitespace-nowrap border-b-2 font-medium",
                  isActive ? "border-primary text-ink" : "border-transparent text-muted hover:text-ink",
                )
              }
            >
              {tab.label}
              {tab.count !== undefined && <span className="tabular-nums text-muted">{tab.count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
