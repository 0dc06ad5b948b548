import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { sessionLostPath } from '#domain/navigation/paths.ts';
import { ok } from '#domain/result.ts';
import { useApp } from '../../app-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { Form, SubmitButton } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { fields, login, providers } from '../../messages/en/account.ts';
import { paths } from '../../routes/paths.ts';
import { ProviderButtons } from './provider-buttons.tsx';

type LoginField = 'email' | 'password' | 'intent';

/** The login form: password, link by mail, forgotten password, Google, Apple. Notices of the page stand above it. */
export function LoginForm({
  returnPath,
  children,
}: {
  readonly returnPath: string;
  readonly children: ReactNode;
}) {
  const app = useApp();
  const navigate = useNavigate();
  const [sent, setSent] = useState<string | null>(null);

  const submission = useSubmission<LoginField, string | null>(async ({ email, password, intent }) => {
    setSent(null);
    if (intent === 'link') {
      const asked = await app.requestSignInLink(email, returnPath);
      return asked.ok ? ok(login.linkSent(email.trim())) : asked;
    }
    if (intent === 'reset') {
      const asked = await app.requestPasswordReset(email);
      return asked.ok ? ok(login.resetSent(email.trim())) : asked;
    }
    const signedIn = await app.signIn({ email, password });
    return signedIn.ok ? ok(null) : signedIn;
  }, setSent);

  return (
    <>
      <PageTitle lead={login.lead}>{login.heading}</PageTitle>
      {children}
      {sent !== null && <Notice tone="success">{sent}</Notice>}
      <Form {...submission.form}>
        <EmailField label={fields.email} name="email" error={submission.fieldError('email')} />
        <PasswordField
          label={fields.password}
          name="password"
          purpose="current"
          error={submission.fieldError('password')}
        />
        <SubmitButton pending={submission.pending}>{login.submit}</SubmitButton>
        <Button type="submit" variant="secondary" name="intent" value="link" disabled={submission.pending}>
          {login.linkInstead}
        </Button>
        <Button type="submit" variant="quiet" name="intent" value="reset" disabled={submission.pending}>
          {login.forgot}
        </Button>
      </Form>
      <p>{providers.or}</p>
      <ProviderButtons
        onSignedIn={() => undefined}
        onLost={() => void navigate(sessionLostPath(returnPath), { replace: true })}
      />
      <p>
        {login.noAccount} <TextLink to={paths.signUp}>{login.signUp}</TextLink>
      </p>
      <p>{login.studentHint}</p>
    </>
  );
}
