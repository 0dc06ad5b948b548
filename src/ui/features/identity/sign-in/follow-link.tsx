import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type {
  FollowSignInLink,
  OpenedLink,
} from '#application/client/identity/session/follow-sign-in-link.ts';
import type { MailedSignInOutcome } from '#application/client/identity/session/mailed-sign-in.ts';
import { useApp } from '../../../app-context.tsx';
import { AccountPage } from '../../../components/account-page.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { EmailField } from '../../../forms/email-field.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { fields, login } from '../../../messages/en/account.ts';
import { shell } from '../../../messages/en/shell.ts';
import { paths } from '../../../routes/paths.ts';
import { LoggedInAlready } from './logged-in-already.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { SecondStep } from './second-step.tsx';
import { StepTitle } from './step-title.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

type FollowFailure = Extract<Awaited<ReturnType<FollowSignInLink>>, { ok: false }>['error'];

/** The state of the page: waiting for a reply, asking for the address or the second step, asking about a different logged-in user, or showing a failure. */
type Stage =
  | { readonly at: 'following' | 'asking' | 'logged-in-already' }
  | { readonly at: 'second-step'; readonly email: string | null }
  | { readonly at: 'failed'; readonly failure: ClientFailure };

/** Failures that the link does not cause, so that another attempt may succeed. */
const passing: ReadonlySet<string> = new Set<FollowFailure['kind']>([
  'identity/network-request-failed',
  'identity/too-many-requests',
  'service/unreachable',
  'service/busy',
  'service/failed',
  'service/too-many-requests',
]);

/** Returns the stage after a failure, or null if the address form shows the failure. */
function stageAfter(failure: FollowFailure, email: string | null): Stage | null {
  if (failure.kind === 'sign-in-link/email-needed') return { at: 'asking' };
  if (failure.kind === 'sign-in-link/signed-in-already') return { at: 'logged-in-already' };
  if (failure.kind === 'form/invalid' || failure.kind === 'sign-in-link/other-address') {
    return email === null ? { at: 'asking' } : null;
  }
  if (failure.kind === 'identity/multi-factor-auth-required') return { at: 'second-step', email };
  return email !== null && passing.has(failure.kind) ? null : { at: 'failed', failure };
}

function Failed({ failure, onAgain }: { readonly failure: ClientFailure; readonly onAgain: () => void }) {
  if (passing.has(failure.kind)) {
    return (
      <>
        <StepTitle>{login.linkNotFollowed}</StepTitle>
        <FailureNotice failure={failure} />
        <Button variant="primary" wide onClick={onAgain}>
          {shell.tryAgain}
        </Button>
      </>
    );
  }
  return (
    <>
      <StepTitle>{login.linkFailedHeading}</StepTitle>
      <FailureNotice failure={failure} />
      <NewLinkForm />
    </>
  );
}

/**
 * Opens a login link from a mail. The browser that requested the link is logged in immediately. Any other browser asks for the address first, behind a button,
 * so that mail scanners do not use up the link.
 */
export function FollowLink({ query }: { readonly query: ReadonlyMap<string, string> }) {
  const { followSignInLink } = useApp().auth;
  const navigate = useNavigate();
  const goOn = useAfterSignIn();
  const [stage, setStage] = useState<Stage>({ at: 'following' });
  const started = useRef(false);

  const follow = async (email: string | null) => {
    const followed = await followSignInLink({
      url: window.location.href,
      query,
      email,
    } satisfies OpenedLink);
    const next = followed.ok ? null : stageAfter(followed.error, email);
    if (next !== null) setStage(next);
    return followed;
  };
  const enter = (entered: MailedSignInOutcome): void => goOn(entered, entered.returnPath);
  const followAtOnce = async (): Promise<void> => {
    const followed = await follow(null);
    if (followed.ok) enter(followed.value);
  };

  const again = (): void => {
    setStage({ at: 'following' });
    void followAtOnce();
  };

  const confirmation = useSubmission<'email', MailedSignInOutcome>(({ email }) => follow(email), enter);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void followAtOnce();
  });

  return (
    <AccountPage>
      {stage.at === 'following' && <PageTitle>{login.following}</PageTitle>}
      {stage.at === 'asking' && (
        <>
          <StepTitle lead={login.confirmPrompt}>{login.confirmHeading}</StepTitle>
          <Form {...confirmation.form}>
            <EmailField
              label={fields.email}
              name="email"
              hint={login.confirmHint}
              error={confirmation.fieldError('email')}
            />
            <SubmitButton pending={confirmation.pending}>{login.confirmSubmit}</SubmitButton>
          </Form>
        </>
      )}
      {stage.at === 'second-step' && (
        <SecondStep
          email={stage.email}
          onEntered={enter}
          onRecovered={() => void navigate(paths.login, { replace: true, state: { recovered: true } })}
          onBack={() => void navigate(paths.login, { replace: true })}
        />
      )}
      {stage.at === 'logged-in-already' && <LoggedInAlready onLoggedOut={again} />}
      {stage.at === 'failed' && <Failed failure={stage.failure} onAgain={again} />}
    </AccountPage>
  );
}
