import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { showInStrip } from './show-in-strip.ts';

export type NavItem = {
  readonly to: string;
  readonly label: ReactNode;
  readonly end?: boolean;
  /** Another path whose pages belong to this tab, as those below its own do. */
  readonly also?: string;
};

const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

const isCurrent = (pathname: string, { to, end = false, also }: NavItem): boolean =>
  (end ? pathname === to : isBelow(pathname, to)) || (also !== undefined && isBelow(pathname, also));

/** The pages of one area, as notched tabs that are links. */
export const SubNav = ({ label, items }: { readonly label: string; readonly items: readonly NavItem[] }) => {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const current = items.find((item) => isCurrent(pathname, item))?.to ?? null;
  useLayoutEffect(() => {
    const show = (): void => showInStrip(strip.current, current);
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [current]);
  return (
    <nav className="sub-nav" aria-label={label} ref={strip}>
      <ul>
        {items.map(({ to, label: text, end = false, also }) => (
          <li key={to}>
            {also !== undefined && isBelow(pathname, also) ? (
              <Link to={to} aria-current="page">
                {text}
              </Link>
            ) : (
              <NavLink to={to} end={end}>
                {text}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
