import { err, ok, type Result } from '../../result.ts';
import type { FederatedProvider } from './sign-in-method.ts';

/** A sign-in option that the owner can connect and remove. Email links and codes are always available. */
export type SignInOption = 'password' | FederatedProvider;

/** An authenticator app enrolled as second factor. `enrolledAt` is in epoch milliseconds. */
export type SecondFactor = { readonly id: string; readonly name: string; readonly enrolledAt: number };

export type SignInOptions = {
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly ways: readonly SignInOption[];
  readonly secondFactors: readonly SecondFactor[];
};

/** The only sign-in option cannot be removed (AUT-12). */
export type LastSignInOption = { readonly kind: 'way-in/last' };

/** Checks that a sign-in option is not the last one. */
export const mayRemove = ({ ways }: SignInOptions, method: SignInOption): Result<void, LastSignInOption> =>
  ways.some((other) => other !== method) ? ok(undefined) : err({ kind: 'way-in/last' });
