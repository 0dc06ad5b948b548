import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { onboardingAsks, pathAfterSignIn } from '#domain/identity/navigation/after-sign-in.ts';
import type { Session } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { AccountPage } from '../../../components/account-page.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { onboarding, providers, socialComplete } from '../../../messages/en/account.ts';
import { paths } from '../../../routes/paths.ts';
import { OnboardingSteps } from './onboarding-steps.tsx';
import { NotYou } from './not-you.tsx';

const appleRelay = '@privaterelay.appleid.com';

type SignedIn = Extract<Session, { readonly state: 'signed-in' }>;

/** The remaining questions of a sign-up. If there are none, continues immediately. */
function Welcome({ session }: { readonly session: SignedIn }) {
  const navigate = useNavigate();
  // Stored once, because the page continues automatically after the last answer.
  const [asks] = useState(() => onboardingAsks(session));

  useEffect(() => {
    if (!asks) void navigate(pathAfterSignIn(session, null), { replace: true });
  }, [asks, session, navigate]);

  if (!asks) return <PageTitle>{socialComplete.heading}</PageTitle>;
  const { email, signInMethod } = session.user;
  return (
    <>
      <OnboardingSteps
        asksConsent
        renderTitle={(count) => (
          <>
            <PageTitle
              lead={`${socialComplete.lead(providers.nameOf(signInMethod))} ${onboarding.lead(count)}`}
            >
              {socialComplete.heading}
            </PageTitle>
            {email?.endsWith(appleRelay) === true && <Notice tone="info">{socialComplete.relay}</Notice>}
          </>
        )}
        onDone={() => void navigate(paths.home, { replace: true })}
      />
      <NotYou />
    </>
  );
}

export function Component() {
  const session = useSession();
  return <AccountPage>{session.state === 'signed-in' ? <Welcome session={session} /> : null}</AccountPage>;
}
