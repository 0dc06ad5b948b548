import { isFederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { PendingProvider } from './use-provider-sign-in.ts';

/** The state of the login page in the browser's history, set by another page or by one of its own steps. */
export type LoginState = {
  readonly pendingProvider: PendingProvider | null;
  readonly secondStep: boolean;
  readonly recovered: boolean;
  /** The address to which a login mail was sent. The step survives a reload and a switch to the mail program. */
  readonly mailSentTo: string | null;
};

const pendingIn = (state: unknown): PendingProvider | null => {
  if (typeof state !== 'object' || state === null || !('email' in state) || !('provider' in state))
    return null;
  const provider = isFederatedProvider(state.provider) ? state.provider : null;
  return { provider, email: typeof state.email === 'string' ? state.email : null };
};

/** Reads the state. A history entry without a state has the defaults. */
export function loginStateOf(state: unknown): LoginState {
  const given: Readonly<Record<string, unknown>> = typeof state === 'object' ? { ...state } : {};
  return {
    pendingProvider: pendingIn(given['pendingProvider']),
    secondStep: given['secondStep'] === true,
    recovered: given['recovered'] === true,
    mailSentTo: typeof given['mailSentTo'] === 'string' ? given['mailSentTo'] : null,
  };
}
