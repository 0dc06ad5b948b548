import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Entered } from '#application/client/session/enter-session.ts';
import { sessionLostPath } from '#domain/navigation/paths.ts';
import { ok, type Result } from '#domain/result.ts';
import { useApp } from '../../app-context.tsx';
import { Or } from '../../components/account-page.tsx';
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
import { type HeldProvider, ProviderButtons } from './provider-buttons.tsx';
import { tellEntered } from './tell-entered.ts';

type LoginField = 'email' | 'password' | 'intent';

/** What one press of a button of the form came to. */
type Outcome =
  | { readonly came: 'in'; readonly entered: Entered }
  | { readonly came: 'link-sent' | 'reset-sent' | 'second-step'; readonly email: string };

const wrongPair: ReadonlySet<string> = new Set([
  'identity/invalid-credential',
  'identity/wrong-password',
  'identity/user-not-found',
]);

type WaysInProps = {
  readonly returnPath: string;
  readonly email: string;
  readonly held: HeldProvider | null;
  readonly onHeld: (held: HeldProvider) => void;
  readonly onMailSent: (email: string) => void;
  /** `email` is null where a provider's account asks for it. */
  readonly onSecondStep: (email: string | null) => void;
  /** What the page says above the form. */
  readonly children: ReactNode;
};

const heldWords = ({ provider, email }: HeldProvider): string =>
  providers.held(providers.names[provider ?? 'google.com'], email);

/** Every way in: password, mail, forgotten password, Google, Apple. */
export function WaysIn(props: WaysInProps) {
  const { returnPath, email: knownEmail, held, onHeld, onMailSent, onSecondStep, children } = props;
  const app = useApp();
  const navigate = useNavigate();
  const [resetSentTo, setResetSentTo] = useState<string | null>(null);
  const [passwordFailed, setPasswordFailed] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);

  const signIn = async (email: string, password: string) => {
    const signedIn = await app.signIn({ email, password });
    if (signedIn.ok) return ok<Outcome>({ came: 'in', entered: signedIn.value });
    if (signedIn.error.kind === 'identity/multi-factor-auth-required') {
      return ok<Outcome>({ came: 'second-step', email: email.trim() });
    }
    setPasswordFailed(wrongPair.has(signedIn.error.kind));
    return signedIn;
  };
  const asked = <E,>(answer: Result<void, E>, came: 'link-sent' | 'reset-sent', email: string) =>
    answer.ok ? ok<Outcome>({ came, email: email.trim() }) : answer;

  const submission = useSubmission<LoginField, Outcome>(
    async ({ email, password, intent }) => {
      setResetSentTo(null);
      setPasswordFailed(false);
      if (intent === 'link') return asked(await app.requestSignInLink(email, returnPath), 'link-sent', email);
      if (intent === 'reset') return asked(await app.requestPasswordReset(email), 'reset-sent', email);
      return signIn(email, password);
    },
    (outcome) => {
      if (outcome.came === 'in') tellEntered(outcome.entered);
      else if (outcome.came === 'link-sent') onMailSent(outcome.email);
      else if (outcome.came === 'second-step') onSecondStep(outcome.email);
      else setResetSentTo(outcome.email);
    },
    ({ came }) => came !== 'in',
  );

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
          defaultValue={knownEmail}
          error={submission.fieldError('email')}
        />
        <PasswordField
          label={fields.password}
          name="password"
          purpose="current"
          error={submission.fieldError('password')}
        />
        <SubmitButton pending={submission.pending}>{login.submit}</SubmitButton>
        {passwordFailed && <p className="field-hint">{login.passwordFailed}</p>}
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
