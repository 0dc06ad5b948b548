import { LogOut, UserRound } from 'lucide-react';
import { Avatar } from '../components/avatar.tsx';
import { Button, LinkButton } from '../components/button.tsx';
import { DetailsMenu } from '../components/details-menu.tsx';
import { Icon } from '../components/icon.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { shell } from '../messages/en/shell.ts';
import type { HeaderSession } from './header-model.ts';

type SignedIn = Extract<HeaderSession, { readonly state: 'signed-in' }>;

/** Who I am and where I belong; opens without script. */
export const AccountMenu = ({
  session,
  onLogout,
}: {
  readonly session: SignedIn;
  readonly onLogout: () => void;
}) => {
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
    <DetailsMenu
      className="account-menu"
      summary={
        <>
          <Avatar firstName={firstName} lastName={lastName} />
          <VisuallyHidden>{shell.accountMenu} </VisuallyHidden>
          {who}
        </>
      }
    >
      <div className="phone-only">{who}</div>
      <LinkButton to="/settings/profile" variant="entry" size="sm">
        <Icon of={UserRound} /> {shell.profile}
      </LinkButton>
      <hr />
      <Button variant="entry" size="sm" onClick={onLogout}>
        <Icon of={LogOut} /> {shell.logOut}
      </Button>
    </DetailsMenu>
  );
};
