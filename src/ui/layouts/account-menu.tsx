import { Anchor, LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '../components/avatar.tsx';
import { Icon } from '../components/icon.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { shell } from '../messages/en/shell.ts';
import type { HeaderSession } from './header-model.ts';
import { useDismissableDetails } from './use-dismissable-details.ts';

type SignedIn = Extract<HeaderSession, { readonly state: 'signed-in' }>;

/** Who I am and where I belong; opens without script. */
export const AccountMenu = ({
  session,
  onLogout,
}: {
  readonly session: SignedIn;
  readonly onLogout: () => void;
}) => {
  const ref = useDismissableDetails();
  const { firstName, lastName, schoolOrDistrict } = session;
  const name = [firstName, lastName].filter(Boolean).join(' ') || shell.noName;
  const who = (
    <span className="account-who">
      <strong dir="auto">{name}</strong>
      {schoolOrDistrict === undefined || schoolOrDistrict === '' ? null : (
        <span dir="auto">{schoolOrDistrict}</span>
      )}
    </span>
  );
  return (
    <details className="account-menu" ref={ref}>
      <summary>
        <Avatar firstName={firstName} lastName={lastName} />
        <VisuallyHidden>{shell.accountMenu} </VisuallyHidden>
        {who}
      </summary>
      <div className="account-panel">
        <div className="phone-only">{who}</div>
        <Link to="/settings/profile">
          <Icon of={UserRound} /> {shell.profile}
        </Link>
        <Link to="/settings/license">
          <Icon of={Anchor} /> {shell.licence}
        </Link>
        <hr />
        <button type="button" onClick={onLogout}>
          <Icon of={LogOut} /> {shell.logOut}
        </button>
      </div>
    </details>
  );
};
