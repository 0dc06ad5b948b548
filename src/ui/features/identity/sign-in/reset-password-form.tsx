import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LinkQuery } from '#application/client/identity/mailed-links/read-mailed-link.ts';
import type { SignInOutcome } from '#application/client/identity/session/complete-sign-in.ts';
import type { Session } from '#domain/identity/navigation/session.ts';
import { ok } from '#domain/result.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { NewPasswordField } from '../../../forms/new-password-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { mailedLinkPage as common, mailedLinks } from './messages/en/mailed-links.ts';
import { paths } from '../../../routes/paths.ts';
import { needsNewLink } from './needs-new-link.ts';
import { SecondStep } from './second-step.tsx';
import { StepTitle } from './step-title.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

type Outcome =
  | { readonly came: 'in'; readonly entered: SignInOutcome }
  | { readonly came: 'second-step' | 'set-only' | 'spent' };

const words = mailedLinks.resetPassword;

const otherThan = (email: string | null, session: Session): string | null =>
  session.state === 'signed-in' && session.user.email?.toLowerCase() !== email?.toLowerCase()
    ? session.user.email
    : null;

type ResetPasswordProps = {
  readonly query: LinkQuery;
  readonly email: string | null;
  readonly onFailed: (failure: ClientFailure) => void;
};

/** Sets a new password with a mailed link and logs the user in, with the second step if there is one. */
export function ResetPasswordForm({ query, email, onFailed }: ResetPasswordProps) {
  const { resetPassword } = useApp().mailedLinks;
  const navigate = useNavigate();
  const goOn = useAfterSignIn();
  const [after, setAfter] = useState<'second-step' | 'set-only' | null>(null);
  const other = otherThan(email, useSession());

  const enter = (entered: SignInOutcome): void => goOn(entered, null);

  const submission = useSubmission<'password', Outcome>(
    async ({ password }) => {
      const reset = await resetPassword({ query, password });
      if (reset.ok) return ok({ came: 'in', entered: reset.value });
      const { error } = reset;
      if (error.kind === 'identity/multi-factor-auth-required') return ok({ came: 'second-step' });
      if (error.kind === 'password-reset/not-signed-in') return ok({ came: 'set-only' });
      if (error.kind === 'form/invalid' || !needsNewLink(error)) return reset;
      onFailed(error);
      return ok({ came: 'spent' });
    },
    (outcome) => {
      if (outcome.came === 'in') enter(outcome.entered);
      else if (outcome.came !== 'spent') setAfter(outcome.came);
    },
  );

  if (after === 'second-step') {
    return (
      <SecondStep
        email={email}
        onEntered={enter}
        onRecovered={() => void navigate(paths.login, { replace: true, state: { recovered: true } })}
        onBack={() => void navigate(paths.login, { replace: true })}
      />
    );
  }
  if (after === 'set-only') {
    return (
      <>
        <StepTitle key="set" lead={words.done(email)}>
          {words.doneHeading}
        </StepTitle>
        <LinkButton variant="primary" wide to={paths.login} replace>
          {common.logIn}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <StepTitle lead={words.lead(email)}>{words.heading}</StepTitle>
      {other !== null && <Notice tone="warning">{common.replaces(other)}</Notice>}
      <Form {...submission.form}>
        <input type="hidden" name="username" autoComplete="username" value={email ?? ''} readOnly />
        <NewPasswordField label={common.newPasswordField} submission={submission} />
        <SubmitButton pending={submission.pending}>{words.submit}</SubmitButton>
      </Form>
    </>
  );
}
