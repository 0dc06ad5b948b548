import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../../app-context.tsx';
import { AccountPage } from '../../components/account-page.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { Scene } from '../../components/scene.tsx';
import { TextLink } from '../../components/text-link.tsx';
import type { ClientFailure } from '../../messages/client-failure.ts';
import { signUpComplete as words } from '../../messages/en/account.ts';
import { paths } from '../../routes/paths.ts';

/** How long another link cannot be asked for, in seconds. */
const coolDown = 60;

/** Counts down to 0 from `coolDown`; `start` begins again. */
function useCoolDown(): { readonly left: number; readonly start: () => void } {
  const [left, setLeft] = useState(coolDown);
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return { left, start: () => setLeft(coolDown) };
}

/** The address that the sign-up page passed on. */
const addressIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : null;

/** `/signup/complete`: the link is in the mail. */
export function Component() {
  const { requestSignInLink } = useApp();
  const email = addressIn(useLocation().state);
  const wait = useCoolDown();
  const [resent, setResent] = useState(false);
  const [failure, setFailure] = useState<ClientFailure | null>(null);

  const resend = async (address: string): Promise<void> => {
    setFailure(null);
    const sent = await requestSignInLink(address, paths.home);
    if (sent.ok) {
      setResent(true);
      wait.start();
    } else if (sent.error.kind !== 'form/invalid') {
      setFailure(sent.error);
    }
  };

  return (
    <AccountPage>
      <Scene name="mail-buoy" />
      <PageTitle lead={email === null ? words.leadWithoutEmail : words.lead(email)}>
        {words.heading}
      </PageTitle>
      {resent && <Notice tone="success">{words.resent}</Notice>}
      <FailureNotice failure={failure} />
      <p className="quiet">{words.hint}</p>
      {email !== null && (
        <Button
          wide
          aria-disabled={wait.left > 0}
          onClick={() => void (wait.left > 0 ? undefined : resend(email))}
        >
          {wait.left > 0 ? words.resendIn(wait.left) : words.resend}
        </Button>
      )}
      <p>
        <TextLink to={paths.signUp}>{words.change}</TextLink>
      </p>
    </AccountPage>
  );
}
