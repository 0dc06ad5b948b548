import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';

export type NavItem = { readonly to: string; readonly label: ReactNode; readonly end?: boolean };

/** Scrolls the current tab to the middle of a strip that is wider than the screen, without scrolling the page. */
function showTab(strip: HTMLElement, pathname: string): void {
  const current = [...strip.querySelectorAll('a')].find((link) => pathname.startsWith(link.pathname));
  if (current === undefined) return;
  const [tab, frame] = [current.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += tab.left + tab.width / 2 - (frame.left + frame.width / 2);
}

/** The pages of one area, as notched tabs that are links. */
export const SubNav = ({ label, items }: { readonly label: string; readonly items: readonly NavItem[] }) => {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const show = (): void => {
      if (strip.current !== null) showTab(strip.current, pathname);
    };
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [pathname]);
  return (
    <nav className="sub-nav" aria-label={label} ref={strip}>
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
};
