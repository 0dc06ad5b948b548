import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { MailedSignInOutcome } from '#application/client/identity/session/mailed-sign-in.ts';
import { AccountPage } from '../../../components/account-page.tsx';
import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { login } from '../../../messages/en/account.ts';
import { fetched } from '../../../routes/chunk-error.ts';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { type LoginState, loginStateOf } from './login-state.ts';
import type { PendingProvider } from './use-provider-sign-in.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';

const loginMailSent = fetchedPart(async () => (await fetched(import('./login-mail-sent.tsx'))).LoginMailSent);
const secondStep = fetchedPart(async () => (await fetched(import('./second-step.tsx'))).SecondStep);

type Stage =
  | { readonly at: 'ways-in'; readonly email: string; readonly recovered: boolean }
  | { readonly at: 'second-step'; readonly email: string | null };

const firstStage = ({ secondStep, pendingProvider, recovered }: LoginState): Stage =>
  secondStep
    ? { at: 'second-step', email: null }
    : { at: 'ways-in', email: pendingProvider?.email ?? '', recovered };

/** The steps of the login on one page: a login method, then the second step if needed. Notices are above the form. */
export function LoginForm({
  returnPath,
  children,
}: {
  readonly returnPath: string;
  readonly children: ReactNode;
}) {
  const goOn = useAfterSignIn();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const passedOn = loginStateOf(state);
  const mailSentTo = useHydrated() ? passedOn.mailSentTo : null;
  const [pendingProvider, setPending] = useState<PendingProvider | null>(passedOn.pendingProvider);
  const [stage, setStage] = useState<Stage>(firstStage(passedOn));

  const backWith = (email: string, recovered = false): void => setStage({ at: 'ways-in', email, recovered });
  /** Adds a history entry. The Back button then leaves this step, and a phone that reloads the tab after a switch to the mail program returns to it. */
  const showMailSent = (email: string): void => {
    backWith(email);
    void navigate({ pathname, search }, { state: { mailSentTo: email } });
  };
  const enter = (entered: MailedSignInOutcome): void => goOn(entered, returnPath);

  return (
    <AccountPage>
      {mailSentTo === null && stage.at === 'ways-in' && (
        <SignInForm
          returnPath={returnPath}
          email={stage.email}
          pendingProvider={pendingProvider}
          onPending={setPending}
          onMailSent={showMailSent}
          onSecondStep={(email) => setStage({ at: 'second-step', email })}
        >
          {stage.recovered ? <Notice tone="success">{login.recovered}</Notice> : children}
        </SignInForm>
      )}
      {mailSentTo !== null && (
        <FetchedPart
          part={loginMailSent}
          renderMissing={(notice) => (
            <>
              <PageTitle lead={login.linkSent(mailSentTo)}>{login.heading}</PageTitle>
              {notice}
            </>
          )}
        >
          {(LoginMailSent) => (
            <LoginMailSent
              email={mailSentTo}
              returnPath={returnPath}
              onEntered={enter}
              onChange={() => void navigate(-1)}
            />
          )}
        </FetchedPart>
      )}
      {mailSentTo === null && stage.at === 'second-step' && (
        <FetchedPart
          part={secondStep}
          renderMissing={(notice) => (
            <>
              <PageTitle>{login.heading}</PageTitle>
              {notice}
            </>
          )}
        >
          {(SecondStep) => (
            <SecondStep
              email={stage.email}
              onEntered={enter}
              onRecovered={(email) => backWith(email, true)}
              onBack={() => backWith(stage.email ?? '')}
            />
          )}
        </FetchedPart>
      )}
    </AccountPage>
  );
}
