import { err, ok, type Result } from '../result.ts';
import type { FederatedProvider } from './sign-in-method.ts';

/** A means that an account is entered by and that its owner can connect and remove. A link or code by mail needs none. */
export type SignInOption = 'password' | FederatedProvider;

/** An authenticator app enrolled as second factor. `enrolledAt` is in epoch milliseconds. */
export type SecondFactor = { readonly id: string; readonly name: string; readonly enrolledAt: number };

/** How an account can be entered now. */
export type SignInOptions = {
  readonly email: string | null;
  /** Whether the mailbox was proved. */
  readonly emailVerified: boolean;
  readonly ways: readonly SignInOption[];
  readonly secondFactors: readonly SecondFactor[];
};

/** The only way in cannot be removed (AUT-12). */
export type LastSignInOption = { readonly kind: 'way-in/last' };

/** Whether a way in may go: never the last one. */
export const mayRemove = ({ ways }: SignInOptions, way: SignInOption): Result<void, LastSignInOption> =>
  ways.some((other) => other !== way) ? ok(undefined) : err({ kind: 'way-in/last' });
