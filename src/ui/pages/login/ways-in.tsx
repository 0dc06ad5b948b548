import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { sessionLostPath } from '#domain/navigation/paths.ts';
import { Or } from '../../components/account-page.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { Form, SubmitButton } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { fields, login, providers } from '../../messages/en/account.ts';
import { paths } from '../../routes/paths.ts';
import { type HeldProvider, ProviderButtons } from './provider-buttons.tsx';
import { useKnownEmail } from './use-known-email.ts';
import { type LoginTurns, useLogin } from './use-login.ts';

type WaysInProps = LoginTurns & {
  readonly email: string;
  readonly held: HeldProvider | null;
  readonly onHeld: (held: HeldProvider) => void;
  /** What the page says above the form. */
  readonly children: ReactNode;
};

const heldWords = ({ provider, email }: HeldProvider): string =>
  providers.held(providers.names[provider ?? 'google.com'], email);

/** Every way in: password, mail, forgotten password, Google, Apple. */
export function WaysIn(props: WaysInProps) {
  const { returnPath, email, held, onHeld, onSecondStep, children } = props;
  const known = useKnownEmail();
  const navigate = useNavigate();
  const { submission, resetSentTo, passwordFailed } = useLogin(props);
  const emailInput = useRef<HTMLInputElement>(null);

  const hold = (other: HeldProvider): void => {
    onHeld(other);
    if (other.email !== null && emailInput.current !== null) emailInput.current.value = other.email;
    emailInput.current?.focus();
  };

  const waiting = { disabled: !useHydrated(), 'aria-disabled': submission.pending };

  return (
    <>
      <PageTitle lead={login.lead}>{login.heading}</PageTitle>
      {children}
      {held !== null && <Notice tone="warning">{heldWords(held)}</Notice>}
      {resetSentTo !== null && <Notice tone="success">{login.resetSent(resetSentTo)}</Notice>}
      <Form {...submission.form}>
        <EmailField
          ref={emailInput}
          label={fields.email}
          name="email"
          autoComplete="username"
          defaultValue={email === '' ? known : email}
          error={submission.fieldError('email')}
        />
        <PasswordField
          label={fields.password}
          name="password"
          purpose="current"
          error={submission.fieldError('password')}
        />
        <div className="login-moves">
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
      <Or>{providers.or}</Or>
      <ProviderButtons
        onEntered={() => undefined}
        onLost={() => void navigate(sessionLostPath(returnPath), { replace: true })}
        onSecondStep={() => onSecondStep(null)}
        onHeld={hold}
      />
      <div className="account-foot">
        <p>
          {login.noAccount} <TextLink to={paths.signUp}>{login.signUp}</TextLink>
        </p>
        <p className="quiet">{login.studentHint}</p>
      </div>
    </>
  );
}
