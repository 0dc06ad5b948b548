import {
  BookOpen,
  CircleQuestionMark,
  Ellipsis,
  type LucideIcon,
  Presentation,
  Search,
  UserRoundCog,
  UsersRound,
  X,
} from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { navigation as words } from '../messages/en/navigation.ts';
import { searchWords } from '../messages/en/search.ts';
import { shell } from '../messages/en/shell.ts';
import { paths } from '../routes/paths.ts';
import { type NavigationRole, type Tab, tabAt } from './navigation.ts';
import { phoneNavigationOf } from './phone-navigation.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  [paths.lessons]: BookOpen,
  [paths.classrooms]: Presentation,
  [paths.students]: UsersRound,
  [paths.teachers]: UserRoundCog,
  [paths.users]: UserRoundCog,
  [paths.welcome]: CircleQuestionMark,
};

type MoreProps = {
  readonly groups: readonly (readonly Tab[])[];
  readonly onLogout: () => void;
  readonly onSearch: () => void;
};

/** The button for a sheet with the pages that are not in the bar. The sheet is a native dialog, so it also opens without a connection. */
const More = ({ groups, onLogout, onSearch }: MoreProps) => {
  const location = useLocation();
  const sheet = useRef<HTMLDialogElement>(null);
  const close = (): void => sheet.current?.close();
  const current = groups
    .flat()
    .find((tab) => tabAt(location, [{ label: tab.label, tabs: [tab] }]) !== null)?.to;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={current === undefined ? undefined : true}
        onClick={() => sheet.current?.showModal()}
      >
        <Icon of={Ellipsis} /> {words.more}
      </button>
      <dialog ref={sheet} className="more-sheet" aria-label={words.more} closedby="any">
        <div>
          <Button variant="quiet" size="sm" onClick={close}>
            <Icon of={X} /> {shell.closeDialog}
          </Button>
          <Button
            variant="entry"
            onClick={() => {
              close();
              onSearch();
            }}
          >
            <Icon of={Search} /> {searchWords.open}
          </Button>
          {groups.map((tabs) => (
            <ul key={tabs[0]?.to}>
              {tabs.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    discover="none"
                    aria-current={to === current ? 'page' : undefined}
                    onClick={close}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
          <Button
            variant="entry"
            onClick={() => {
              close();
              onLogout();
            }}
          >
            {shell.logOut}
          </Button>
        </div>
      </dialog>
    </>
  );
};

/** The bar at the bottom of a phone's screen, with four areas and a sheet for the other pages (NAV-20). */
export const PhoneBar = ({
  role,
  onLogout,
  onSearch,
}: {
  readonly role: NavigationRole;
  readonly onLogout: () => void;
  readonly onSearch: () => void;
}) => {
  const location = useLocation();
  const { bar, more } = phoneNavigationOf(role);
  const current = tabAt(location, bar)?.area.label;
  return (
    <nav className="phone-bar" aria-label={shell.mainNavigation}>
      <ul>
        {bar.map(({ label, tabs: [{ to }] }) => (
          <li key={to}>
            <Link
              to={to}
              discover="none"
              aria-current={location.pathname === to ? 'page' : label === current || undefined}
            >
              <Icon of={icons[to] ?? BookOpen} /> {label}
            </Link>
          </li>
        ))}
        <li>
          <More groups={more} onLogout={onLogout} onSearch={onSearch} />
        </li>
      </ul>
    </nav>
  );
};
