import { Link } from 'react-router';
import { useStrip } from '../use-strip.ts';

type NavItem = { readonly to: string; readonly label: string };

/** The pages of one area, as notched tabs that are links. `current` is the path of the tab whose page is shown. */
export const SubNav = ({
  label,
  items,
  current,
}: {
  readonly label: string;
  readonly items: readonly NavItem[];
  readonly current: string;
}) => {
  const strip = useStrip(current);
  return (
    <nav className="sub-nav" aria-label={label} ref={strip}>
      <ul>
        {items.map(({ to, label: text }) => (
          <li key={to}>
            <Link to={to} aria-current={to === current ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
