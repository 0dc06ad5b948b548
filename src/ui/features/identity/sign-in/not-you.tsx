import { useNavigate } from 'react-router';
import { useApp, useSession } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { notYou as words } from '../../../messages/en/account.ts';
import { paths } from '../../../routes/paths.ts';

export function NotYou() {
  const { logout } = useApp().auth;
  const session = useSession();
  const navigate = useNavigate();
  if (session.state !== 'signed-in' || session.user.email === null) return null;

  const leave = async (): Promise<void> => {
    await logout();
    await navigate(paths.login, { replace: true });
  };

  return (
    <div className="not-you">
      <p className="quiet">{breakable(words.signedInAs(session.user.email))}</p>
      <p className="quiet">
        {words.question}{' '}
        <Button variant="quiet" size="sm" onClick={() => void leave()}>
          {words.logOut}
        </Button>
      </p>
    </div>
  );
}
