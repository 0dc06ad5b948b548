import { useState } from 'react';
import type { SignInOutcome } from '#application/client/identity/session/complete-sign-in.ts';
import { ok, type Result } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { announceSignIn } from './announce-sign-in.ts';

type LoginField = 'email' | 'password' | 'intent';

type Outcome =
  | { readonly came: 'in'; readonly entered: SignInOutcome }
  | { readonly came: 'link-sent' | 'reset-sent' | 'second-step'; readonly email: string };

const wrongPair: ReadonlySet<string> = new Set([
  'identity/invalid-credential',
  'identity/wrong-password',
  'identity/user-not-found',
]);

/** The navigation of the form. After a login, the session navigates instead. */
export type LoginNavigation = {
  readonly returnPath: string;
  readonly onMailSent: (email: string) => void;
  /** `email` is null if the second step is for a provider's account. */
  readonly onSecondStep: (email: string | null) => void;
};

export function useLogin({ returnPath, onMailSent, onSecondStep }: LoginNavigation) {
  const app = useApp();
  const [resetSentTo, setResetSentTo] = useState<string | null>(null);
  const [passwordFailed, setPasswordFailed] = useState(false);

  const signIn = async (email: string, password: string) => {
    const signedIn = await app.auth.signIn({ email, password });
    if (signedIn.ok) return ok<Outcome>({ came: 'in', entered: signedIn.value });
    if (signedIn.error.kind === 'identity/multi-factor-auth-required') {
      return ok<Outcome>({ came: 'second-step', email: email.trim() });
    }
    setPasswordFailed(wrongPair.has(signedIn.error.kind));
    return signedIn;
  };
  const handleReply = <E>(answer: Result<void, E>, came: 'link-sent' | 'reset-sent', email: string) =>
    answer.ok ? ok<Outcome>({ came, email: email.trim() }) : answer;

  const submission = useSubmission<LoginField, Outcome>(
    async ({ email, password, intent }) => {
      setResetSentTo(null);
      setPasswordFailed(false);
      if (intent === 'link')
        return handleReply(await app.auth.requestSignInLink(email, returnPath), 'link-sent', email);
      if (intent === 'reset')
        return handleReply(await app.auth.requestPasswordReset(email), 'reset-sent', email);
      return signIn(email, password);
    },
    (outcome) => {
      if (outcome.came === 'in') announceSignIn(outcome.entered);
      else if (outcome.came === 'link-sent') onMailSent(outcome.email);
      else if (outcome.came === 'second-step') onSecondStep(outcome.email);
      else setResetSentTo(outcome.email);
    },
    ({ came }) => came !== 'in',
  );

  return { submission, resetSentTo, passwordFailed };
}
