import { useCallback, useEffect, useRef, useState } from 'react';
import type { SignInOutcome } from '#application/client/session/complete-sign-in.ts';
import type { SignInWithProviderError } from '#application/client/session/sign-in-with-provider.ts';
import { type FederatedProvider, federatedProviders } from '#domain/identity/sign-in-method.ts';
import type { Result } from '#domain/result.ts';
import { useApp } from '../../app-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { ProviderMark } from '../../components/provider-marks.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { providers } from '../../messages/en/account.ts';
import { type ProviderTrouble, ProviderTroubleNotice } from './provider-trouble.tsx';
import { announceSignIn } from './announce-sign-in.ts';

/** A provider that waits to be connected to the account of this address, once its owner logged in by another way. */
export type PendingProvider = { readonly provider: FederatedProvider | null; readonly email: string | null };

type ProviderButtonsProps = {
  readonly onEntered: () => void;
  /** The provider signed in but we could not (spec §4). */
  readonly onLost: () => void;
  readonly onSecondStep: () => void;
  readonly onPending: (pending: PendingProvider) => void;
};

type Trouble = Omit<ProviderTrouble, 'provider'> & { readonly provider: FederatedProvider | null };

/** Sign-in through Google or Apple: by a window, or by leaving the page where windows are blocked. */
export function ProviderButtons(props: ProviderButtonsProps) {
  const { signInWithProvider, leaveForProvider, returnFromProvider } = useApp().auth;
  const [running, setRunning] = useState<FederatedProvider | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const latest = useRef(0);
  const hydrated = useHydrated();
  const handlers = useRef(props);
  useEffect(() => {
    handlers.current = props;
  });

  const settle = useCallback(
    (outcome: Result<SignInOutcome, SignInWithProviderError>, provider: FederatedProvider | null): void => {
      const { onEntered, onLost, onSecondStep, onPending } = handlers.current;
      if (outcome.ok) {
        announceSignIn(outcome.value);
        return onEntered();
      }
      const { error } = outcome;
      if (error.kind === 'session/lost') return onLost();
      if (error.kind === 'identity/multi-factor-auth-required') return onSecondStep();
      if (error.kind === 'identity/account-exists-with-different-credential') {
        return onPending({ provider, email: error.email });
      }
      return setTrouble({ failure: error, provider });
    },
    [],
  );

  useEffect(() => {
    void returnFromProvider().then((outcome) => {
      if (!outcome.ok) settle(outcome, null);
      else if (outcome.value !== null) settle({ ok: true, value: outcome.value }, null);
    });
  }, [returnFromProvider, settle]);

  const start = async (provider: FederatedProvider): Promise<void> => {
    const attempt = (latest.current += 1);
    setRunning(provider);
    setTrouble(null);
    const outcome = await signInWithProvider(provider);
    // Another window took the place of this one; its own outcome is what counts.
    if (!outcome.ok && attempt !== latest.current) return;
    setRunning(null);
    settle(outcome, provider);
  };

  const leave = async (provider: FederatedProvider): Promise<void> => {
    setTrouble(null);
    const stayed = await leaveForProvider(provider);
    if (!stayed.ok) setTrouble({ failure: stayed.error, provider: null });
  };

  return (
    <div className="providers">
      {federatedProviders.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          aria-label={providers.goOnWith(providers.names[provider])}
          disabled={!hydrated}
          aria-disabled={running === provider}
          onClick={(event) => {
            // The second click of a double click would open a second window.
            if (event.detail < 2) void start(provider);
          }}
        >
          <ProviderMark of={provider} /> {providers.names[provider]}
        </Button>
      ))}
      {trouble === null || trouble.provider === null ? (
        <FailureNotice failure={trouble?.failure ?? null} />
      ) : (
        <ProviderTroubleNotice
          failure={trouble.failure}
          provider={trouble.provider}
          onLeave={(provider) => void leave(provider)}
        />
      )}
    </div>
  );
}
