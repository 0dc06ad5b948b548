import { useState } from 'react';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { EmailField } from '../../../forms/email-field.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { fields, login } from '../../../messages/en/account.ts';
import { useKnownEmail } from './use-known-email.ts';

export function NewLinkForm() {
  const { requestSignInLink } = useApp().auth;
  const known = useKnownEmail();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submission = useSubmission<'email', string>(async ({ email }) => {
    const requested = await requestSignInLink(email, '/');
    return requested.ok ? ok(email.trim()) : requested;
  }, setSentTo);

  return (
    <>
      {sentTo !== null && <Notice tone="success">{login.linkSent(sentTo)}</Notice>}
      <Form {...submission.form}>
        <EmailField
          label={fields.email}
          name="email"
          defaultValue={known}
          error={submission.fieldError('email')}
        />
        <SubmitButton pending={submission.pending}>{login.linkInstead}</SubmitButton>
      </Form>
    </>
  );
}
