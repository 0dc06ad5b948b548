import { useState } from 'react';
import { offeredProviders } from '#domain/identity/sign-in/sign-in-method.ts';
import type { SignInOptions } from '#domain/identity/sign-in/sign-in-options.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { ok } from '#domain/result.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { confirmWords } from './messages/en/profile.ts';
import { Dialog } from '../../../chakra/dialog.tsx';
import { ConfirmByCode } from './confirm-by-code.tsx';
import { ConfirmBySignIn } from './confirm-by-sign-in.tsx';
import type { Prove } from './prove.ts';

type Step = 'way' | 'mail' | 'authenticator';

/** Asks a logged-in user to confirm their identity by any sign-in method, with the second step if the account has one. */
export function ConfirmIdentityDialog(props: {
  readonly ways: SignInOptions | null;
  readonly onDone: (confirmed: boolean) => void;
}) {
  const { security } = useApp();
  const email = personOf(useSession())?.email ?? null;
  const [step, setStep] = useState<Step>('way');
  const ways = props.ways ?? {
    email,
    emailVerified: false,
    ways: ['password' as const, ...offeredProviders],
    secondFactors: [],
  };

  const prove: Prove = async (proof) => {
    const confirmed = await security.confirm(proof);
    if (confirmed.ok) return ok(true);
    if (confirmed.error.kind !== 'identity/multi-factor-auth-required') return confirmed;
    setStep('authenticator');
    return ok(false);
  };
  const proved = (confirmed: boolean): void => {
    if (confirmed) props.onDone(true);
  };

  return (
    <Dialog title={confirmWords.title} step={step} onClose={() => props.onDone(false)}>
      {step === 'way' ? (
        <ConfirmBySignIn ways={ways} prove={prove} onProved={proved} onMail={() => setStep('mail')} />
      ) : (
        <ConfirmByCode
          key={step}
          by={step === 'mail' ? 'code' : 'authenticator'}
          email={ways.email ?? ''}
          prove={prove}
          onProved={proved}
          onOtherWay={() => setStep('way')}
        />
      )}
    </Dialog>
  );
}
