import { useState } from 'react';
import type { MailedSignInOutcome } from '#application/client/identity/session/mailed-sign-in.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { CodeField } from '../../../forms/code-field.tsx';
import { EmailField } from '../../../forms/email-field.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { fields } from '../../../messages/en/account.ts';
import { secondStep as words } from './messages/en/sign-in-steps.ts';
import { StepTitle } from './step-title.tsx';

type SecondStepProps = {
  /** The address of the login, or null if the page does not know it. */
  readonly email: string | null;
  readonly onEntered: (entered: MailedSignInOutcome) => void;
  /** Called when the second step was turned off. The user must then repeat the first step. */
  readonly onRecovered: (email: string) => void;
  readonly onBack: () => void;
};

function AuthenticatorStep({
  onEntered,
  onBack,
  onLost,
}: Pick<SecondStepProps, 'onEntered' | 'onBack'> & { readonly onLost: () => void }) {
  const { giveSecondFactor } = useApp().auth;
  const submission = useSubmission<'code', MailedSignInOutcome>(
    ({ code }) => giveSecondFactor(code),
    onEntered,
  );
  return (
    <>
      <StepTitle key="code" lead={words.lead}>
        {words.heading}
      </StepTitle>
      <Form {...submission.form}>
        <CodeField label={words.code} error={submission.fieldError('code')} />
        <SubmitButton pending={submission.pending}>{words.submit}</SubmitButton>
      </Form>
      <div className="form-extras">
        <Button onClick={onLost}>{words.lost}</Button>
        <Button variant="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </>
  );
}

function RecoveryStep({
  email: known,
  onRecovered,
  onBack,
}: Pick<SecondStepProps, 'email' | 'onRecovered' | 'onBack'>) {
  const { recoverSecondFactor } = useApp().auth;
  const submission = useSubmission<'email' | 'recoveryCode', string>(async ({ email, recoveryCode }) => {
    const recovered = await recoverSecondFactor({ email, recoveryCode });
    return recovered.ok ? { ok: true, value: email.trim() } : recovered;
  }, onRecovered);
  return (
    <>
      <StepTitle key="recovery" lead={words.recoveryLead}>
        {words.recoveryHeading}
      </StepTitle>
      <Form {...submission.form}>
        <EmailField
          label={fields.email}
          name="email"
          defaultValue={known ?? ''}
          error={submission.fieldError('email')}
        />
        <TextField
          label={words.recoveryCode}
          name="recoveryCode"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          error={submission.fieldError('recoveryCode')}
        />
        <SubmitButton pending={submission.pending}>{words.recoverySubmit}</SubmitButton>
      </Form>
      <Button variant="quiet" wide onClick={onBack}>
        {words.backToCode}
      </Button>
    </>
  );
}

/** The second step of a login: the code of an authenticator app, or a recovery code (AUT-18). */
export function SecondStep({ email, onEntered, onRecovered, onBack }: SecondStepProps) {
  const [recovering, setRecovering] = useState(false);
  return recovering ? (
    <RecoveryStep email={email} onRecovered={onRecovered} onBack={() => setRecovering(false)} />
  ) : (
    <AuthenticatorStep onEntered={onEntered} onBack={onBack} onLost={() => setRecovering(true)} />
  );
}
