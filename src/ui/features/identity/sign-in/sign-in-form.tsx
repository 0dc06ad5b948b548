import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { sessionLostPath } from '#domain/identity/navigation/paths.ts';
import { OrDivider } from '../../../components/account-page.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { EmailField } from '../../../forms/email-field.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { PasswordField } from '../../../forms/password-field.tsx';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { useTypedText } from '../../../forms/use-typed-text.ts';
import { fields, login, providers } from '../../../messages/en/account.ts';
import { paths } from '../../../routes/paths.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import type { PendingProvider } from './use-provider-sign-in.ts';
import { SchoolWayIn } from './school-way-in.tsx';
import { useKnownEmail } from './use-known-email.ts';
import { type LoginNavigation, useLogin } from './use-login.ts';

type SignInOptionsProps = LoginNavigation & {
  readonly email: string;
  readonly pendingProvider: PendingProvider | null;
  readonly onPending: (pendingProvider: PendingProvider) => void;
  readonly children: ReactNode;
};

const pendingWords = ({ provider, email }: PendingProvider): string =>
  providers.pending(providers.nameOf(provider ?? 'google.com'), email);

export function SignInForm(props: SignInOptionsProps) {
  const { returnPath, email, pendingProvider, onPending, onSecondStep, children } = props;
  const known = useKnownEmail();
  const navigate = useNavigate();
  const { submission, resetSentTo, passwordFailed } = useLogin(props);
  const { attach, text: typed, read, fill } = useTypedText(email === '' ? known : email);

  const hold = (other: PendingProvider): void => {
    onPending(other);
    fill(other.email);
  };

  const navigation = {
    onEntered: () => undefined,
    onLost: () => void navigate(sessionLostPath(returnPath), { replace: true }),
    onSecondStep: () => onSecondStep(null),
    onPending: hold,
  };
  const waiting = { disabled: !useHydrated(), 'aria-disabled': submission.pending };

  return (
    <>
      <PageTitle lead={login.lead}>{login.heading}</PageTitle>
      {children}
      {pendingProvider !== null && <Notice tone="warning">{pendingWords(pendingProvider)}</Notice>}
      {resetSentTo !== null && <Notice tone="success">{login.resetSent(resetSentTo)}</Notice>}
      <div onBlur={read} onSubmitCapture={read}>
        <Form {...submission.form}>
          <EmailField
            ref={attach}
            label={fields.email}
            name="email"
            autoComplete="username"
            defaultValue={email === '' ? known : email}
            error={submission.fieldError('email')}
          />
          <SchoolWayIn email={typed} {...navigation} />
          <PasswordField
            label={fields.password}
            name="password"
            purpose="current"
            error={submission.fieldError('password')}
          />
          <div className="login-moves stack" data-gap="3">
            <SubmitButton pending={submission.pending}>{login.submit}</SubmitButton>
            <Button type="submit" variant="quiet" size="sm" name="intent" value="reset" {...waiting}>
              {login.forgot}
            </Button>
            {passwordFailed && <p className="field-hint">{login.passwordFailed}</p>}
            <Button type="submit" variant="quiet" name="intent" value="link" {...waiting}>
              {login.linkInstead}
            </Button>
          </div>
        </Form>
      </div>
      <OrDivider>{providers.or}</OrDivider>
      <ProviderButtons {...navigation} />
      <div className="account-foot stack" data-gap="2">
        <p>
          {login.noAccount} <TextLink to={paths.signUp}>{login.signUp}</TextLink>
        </p>
        <p className="quiet">{login.studentHint}</p>
      </div>
    </>
  );
}
