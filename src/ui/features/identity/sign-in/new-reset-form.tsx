import { useState } from 'react';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { EmailField } from '../../../forms/email-field.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { fields, login } from '../../../messages/en/account.ts';
import { mailedLinkPage as words } from './messages/en/mailed-links.ts';
import { useKnownEmail } from './use-known-email.ts';

/** Requests another mail to reset a password. The reply is the same for known and unknown addresses (AUT-3). */
export function NewResetForm({ email: given }: { readonly email?: string }) {
  const { requestPasswordReset } = useApp().auth;
  const known = useKnownEmail();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submission = useSubmission<'email', string>(async ({ email }) => {
    const requested = await requestPasswordReset(email);
    return requested.ok ? ok(email.trim()) : requested;
  }, setSentTo);

  return (
    <>
      {sentTo !== null && <Notice tone="success">{login.resetSent(sentTo)}</Notice>}
      <Form {...submission.form}>
        <EmailField
          label={fields.email}
          name="email"
          defaultValue={given ?? known}
          error={submission.fieldError('email')}
        />
        <SubmitButton pending={submission.pending}>{words.askReset}</SubmitButton>
      </Form>
    </>
  );
}
