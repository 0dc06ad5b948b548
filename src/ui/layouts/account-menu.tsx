import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../components/avatar.tsx';
import { Icon } from '../components/icon.tsx';
import { MenuButton } from '../components/menus/menu-button.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { shell } from '../messages/en/shell.ts';
import type { HeaderSession } from './header-model.ts';
import { accountTabsOf } from './navigation.ts';

type SignedIn = Extract<HeaderSession, { readonly state: 'signed-in' }>;

/** Returns the text direction. A workspace name ends with the English “’s workspace”, which follows a name in any script. */
const directionOf = (name: string) => (name.endsWith('’s workspace') ? 'ltr' : 'auto');

export const AccountMenu = ({
  session,
  onLogout,
  organizations,
}: {
  readonly session: SignedIn;
  readonly onLogout: () => void;
  readonly organizations?: ReactNode;
}) => {
  const { firstName, lastName, schoolOrDistrict, role } = session;
  const name = [firstName, lastName].filter(Boolean).join(' ') || shell.noName;
  const who = (
    <span className="account-who">
      <strong dir="auto">{name}</strong>
      {schoolOrDistrict === undefined || schoolOrDistrict === '' ? null : (
        <span dir={directionOf(schoolOrDistrict)}>{schoolOrDistrict}</span>
      )}
    </span>
  );
  const pages = accountTabsOf(role).map(({ to, label }) => ({ name: to, to, shown: label }));
  const logOut = (
    <>
      <Icon of={LogOut} /> {shell.logOut}
    </>
  );
  return (
    <MenuButton
      name={shell.account}
      className="account-menu"
      head={
        <>
          <div className="account-head">{who}</div>
          {organizations}
        </>
      }
      groups={[pages, [{ name: 'log-out', run: onLogout, shown: logOut }]]}
    >
      <Avatar firstName={firstName} lastName={lastName} />
      <VisuallyHidden>{shell.accountMenu} </VisuallyHidden>
      {who}
    </MenuButton>
  );
};
