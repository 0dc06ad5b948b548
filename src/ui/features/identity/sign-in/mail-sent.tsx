import { type ReactNode, useState } from 'react';
import type { MailedSignInOutcome } from '#application/client/identity/session/mailed-sign-in.ts';
import type { SignInMailPurpose } from '#domain/identity/sign-in/sign-in-mail.ts';
import { useApp } from '../../../app-context.tsx';
import { AnchorButton, Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { CodeField } from '../../../forms/code-field.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { mailSent as words } from './messages/en/sign-in-steps.ts';
import { mailProgramOf } from './mail-program.ts';
import { useResendCountdown } from './use-resend-countdown.ts';

type MailSentProps = {
  readonly email: string;
  readonly returnPath: string;
  readonly purpose: SignInMailPurpose;
  readonly onEntered: (entered: MailedSignInOutcome) => void;
  readonly change: ReactNode;
};

/** Sends another mail, at most once a minute. */
function Resend({ email, returnPath, purpose }: Pick<MailSentProps, 'email' | 'returnPath' | 'purpose'>) {
  const { requestSignInLink } = useApp().auth;
  const wait = useResendCountdown();
  const [resent, setResent] = useState(false);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const waiting = wait.left > 0;

  const resend = async (): Promise<void> => {
    setFailure(null);
    setResent(false);
    const sent = await requestSignInLink(email, returnPath, purpose);
    if (!sent.ok && sent.error.kind !== 'form/invalid') return setFailure(sent.error);
    setResent(true);
    return wait.start();
  };

  return (
    <>
      <p className="quiet">{words.hint}</p>
      {resent && <Notice tone="success">{words.resent}</Notice>}
      <FailureNotice failure={failure} />
      <Button wide aria-disabled={waiting} onClick={() => void (waiting ? undefined : resend())}>
        {waiting ? words.resendIn(wait.left) : words.resend}
      </Button>
    </>
  );
}

export function MailSent({ email, returnPath, purpose, onEntered, change }: MailSentProps) {
  const { signInWithCode } = useApp().auth;
  const program = mailProgramOf(email);
  const submission = useSubmission<'code' | 'email', MailedSignInOutcome>(
    ({ code }) => signInWithCode({ email, code }),
    onEntered,
  );

  return (
    <>
      {program !== null && (
        <AnchorButton href={program.url} target="_blank" rel="noreferrer" wide>
          {words.openMail(program.name)}
        </AnchorButton>
      )}
      <Form {...submission.form}>
        <CodeField label={words.code} hint={words.codeHint} error={submission.fieldError('code')} />
        <SubmitButton pending={submission.pending}>{words.submit}</SubmitButton>
      </Form>
      <div className="form-extras">
        <Resend email={email} returnPath={returnPath} purpose={purpose} />
        {change}
      </div>
    </>
  );
}
