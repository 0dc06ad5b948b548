import { Link } from 'react-router';

export type PageTab = { readonly to: string; readonly label: string; readonly current: boolean };

/** Parts of one page that the address tells apart. */
export const PageTabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly PageTab[] }) => (
  <nav className="page-tabs" aria-label={label}>
    <ul>
      {tabs.map(({ to, label: text, current }) => (
        <li key={to}>
          <Link to={to} aria-current={current ? 'page' : undefined} discover="none" preventScrollReset>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
