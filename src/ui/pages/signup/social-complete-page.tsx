import { useNavigate } from 'react-router';
import { pathAfterSignIn } from '#domain/policy/after-sign-in.ts';
import { useSession } from '../../app-context.tsx';
import { AccountPage } from '../../components/account-page.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { providers, socialComplete } from '../../messages/en/account.ts';
import { NotYou } from './not-you.tsx';

const appleRelay = '@privaterelay.appleid.com';

/** `/signup/social-complete`: who signed up through Google or Apple sees as whom, and goes on to onboarding. */
export function Component() {
  const session = useSession();
  const navigate = useNavigate();
  const user = session.state === 'signed-in' ? session.user : null;
  const email = user?.email ?? null;

  return (
    <AccountPage>
      <PageTitle lead={socialComplete.lead(providers.names[user?.signInMethod ?? 'email'])}>
        {socialComplete.heading}
      </PageTitle>
      {email?.endsWith(appleRelay) === true && <Notice tone="info">{socialComplete.relay}</Notice>}
      <Button variant="primary" onClick={() => void navigate(pathAfterSignIn(session, null))}>
        {socialComplete.next}
      </Button>
      <NotYou />
    </AccountPage>
  );
}
