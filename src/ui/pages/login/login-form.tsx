import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { sessionLostPath } from '#domain/navigation/paths.ts';
import { ok } from '#domain/result.ts';
import { useApp } from '../../app-context.tsx';
import { AccountPage, Or } from '../../components/account-page.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { Form, SubmitButton } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';
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

  const waiting = { disabled: !useHydrated(), 'aria-disabled': submission.pending };

  return (
    <AccountPage>
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
        <div className="form-extras">
          <Button type="submit" variant="secondary" name="intent" value="link" {...waiting}>
            {login.linkInstead}
          </Button>
          <Button type="submit" variant="quiet" name="intent" value="reset" {...waiting}>
            {login.forgot}
          </Button>
        </div>
      </Form>
      <Or>{providers.or}</Or>
      <ProviderButtons
        onSignedIn={() => undefined}
        onLost={() => void navigate(sessionLostPath(returnPath), { replace: true })}
      />
      <div className="account-foot">
        <p>
          {login.noAccount} <TextLink to={paths.signUp}>{login.signUp}</TextLink>
        </p>
        <p className="quiet">{login.studentHint}</p>
      </div>
    </AccountPage>
  );
}
