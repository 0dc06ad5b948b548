import type { ReactNode } from 'react';
import { Link } from 'react-router';

export type SideNavItem = {
  readonly to: string;
  readonly label: ReactNode;
  /** `page` if the link's page is shown, true if a page that belongs to it is shown. */
  readonly current?: 'page' | true | undefined;
};

/** Links to the pages of one area, shown next to the page. On narrow screens, a button with the name of the current page opens them. */
export const SideNav = ({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly SideNavItem[];
}) => {
  const current = items.find((item) => item.current !== undefined);
  return (
    <nav className="side-nav" aria-label={label}>
      {/* The key changes with each page, which closes the list. */}
      <details key={current?.to}>
        <summary>{current?.label ?? label}</summary>
        <ul>
          {items.map((item) => (
            <li key={item.to}>
              <Link to={item.to} discover="none" aria-current={item.current}>
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
};
