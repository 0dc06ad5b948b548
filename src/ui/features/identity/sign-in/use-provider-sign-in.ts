import { useCallback, useEffect, useRef, useState } from 'react';
import type { SignInOutcome } from '#application/client/identity/session/complete-sign-in.ts';
import type { SignInWithProviderError } from '#application/client/identity/session/sign-in-with-provider.ts';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { Result } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { announceSignIn } from './announce-sign-in.ts';
import type { ProviderTrouble } from './provider-trouble.tsx';

/** A provider that is connected to the account with this address after the user has logged in with a different method. */
export type PendingProvider = { readonly provider: FederatedProvider | null; readonly email: string | null };

export type ProviderNavigation = {
  readonly onEntered: () => void;
  /** Called if the provider logged the user in, but our service did not (spec §4). */
  readonly onLost: () => void;
  readonly onSecondStep: () => void;
  readonly onPending: (pending: PendingProvider) => void;
};

type Trouble = Omit<ProviderTrouble, 'provider'> & { readonly provider: FederatedProvider | null };

/** Login through a provider, in a window, or by leaving the page if windows are blocked. `email` is the expected address. */
export function useProviderSignIn(navigation: ProviderNavigation, email?: string) {
  const { signInWithProvider, leaveForProvider } = useApp().auth;
  const [running, setRunning] = useState<FederatedProvider | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const latest = useRef(0);
  const handlers = useRef(navigation);
  useEffect(() => {
    handlers.current = navigation;
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

  const start = async (provider: FederatedProvider): Promise<void> => {
    const attempt = (latest.current += 1);
    setRunning(provider);
    setTrouble(null);
    const outcome = await signInWithProvider(provider, email);
    // If a newer window has replaced this one, only the newer result counts.
    if (!outcome.ok && attempt !== latest.current) return;
    setRunning(null);
    settle(outcome, provider);
  };

  const leave = async (provider: FederatedProvider): Promise<void> => {
    setTrouble(null);
    const stayed = await leaveForProvider(provider, email);
    if (!stayed.ok) setTrouble({ failure: stayed.error, provider: null });
  };

  return { running, trouble, settle, start, leave };
}
