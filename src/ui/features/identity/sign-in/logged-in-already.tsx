import { useState } from 'react';
import { pathAfterSignIn } from '#domain/identity/navigation/after-sign-in.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { loggedInAlready as words } from './messages/en/sign-in-steps.ts';
import { StepTitle } from './step-title.tsx';

export function LoggedInAlready({ onLoggedOut }: { readonly onLoggedOut: () => void }) {
  const { logout } = useApp().auth;
  const session = useSession();
  const [email] = useState(session.state === 'signed-in' ? session.user.email : null);
  const leave = async (): Promise<void> => {
    await logout();
    onLoggedOut();
  };
  return (
    <>
      <StepTitle lead={words.lead(email)}>{words.heading}</StepTitle>
      <p>{words.hint}</p>
      <LinkButton variant="primary" wide to={pathAfterSignIn(session, null)} replace>
        {words.goOn}
      </LinkButton>
      <Button wide onClick={() => void leave()}>
        {words.logOut}
      </Button>
    </>
  );
}
