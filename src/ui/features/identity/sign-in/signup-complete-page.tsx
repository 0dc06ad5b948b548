import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { safeReturnPath } from '#domain/identity/navigation/paths.ts';
import { pathAfterSignIn } from '#domain/identity/navigation/after-sign-in.ts';
import { useSession } from '../../../app-context.tsx';
import { AccountPage } from '../../../components/account-page.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Scene } from '../../../components/scene.tsx';
import { signUpComplete as words } from '../../../messages/en/account.ts';
import { mailSent } from './messages/en/sign-in-steps.ts';
import { paths } from '../../../routes/paths.ts';
import { MailSent } from './mail-sent.tsx';
import { announceSignIn } from './announce-sign-in.ts';

const passedOn = (state: unknown): { readonly email: string | null; readonly returnPath: string } => {
  const { email, returnPath }: { email?: unknown; returnPath?: unknown } = { ...Object(state) };
  return {
    email: typeof email === 'string' ? email : null,
    returnPath: safeReturnPath(typeof returnPath === 'string' ? returnPath : null),
  };
};

/** `/signup/complete`: a mail with a link and a code was sent. Continues after the user uses one of them, here or in a different tab. */
export function Component() {
  const { email, returnPath } = passedOn(useLocation().state);
  const session = useSession();
  const navigate = useNavigate();
  const next = session.state === 'signed-in' ? pathAfterSignIn(session, returnPath) : null;

  useEffect(() => {
    if (next !== null) void navigate(next, { replace: true });
  }, [next, navigate]);

  const change = (
    <LinkButton variant="quiet" wide to={paths.signUp}>
      {mailSent.change}
    </LinkButton>
  );

  return (
    <AccountPage>
      <Scene name="mail-buoy" />
      <PageTitle lead={email === null ? words.leadWithoutEmail : words.lead(email)}>
        {words.heading}
      </PageTitle>
      {email === null ? (
        change
      ) : (
        <MailSent
          email={email}
          returnPath={returnPath}
          purpose="sign-up"
          onEntered={announceSignIn}
          change={change}
        />
      )}
    </AccountPage>
  );
}
