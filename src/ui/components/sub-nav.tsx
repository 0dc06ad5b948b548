import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

export type NavItem = { readonly to: string; readonly label: ReactNode; readonly end?: boolean };

/** Notched tabs that are links: the pages of one area. */
export const SubNav = ({ label, items }: { readonly label: string; readonly items: readonly NavItem[] }) => (
  <nav className="sub-nav" aria-label={label}>
    <ul>
      {items.map(({ to, label: text, end = false }) => (
        <li key={to}>
          <NavLink to={to} end={end}>
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
