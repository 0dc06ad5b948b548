import * as z from 'zod/mini';
import type { EmulatorOperation, EmulatorState, EmulatorUser } from './firebase-tools-internals.ts';
import { refuseUnless } from './identity-refusal.ts';

const claimsSchema = z.object({
  user_id: z.string(),
  auth_time: z.int(),
  firebase: z.object({
    sign_in_provider: z.string(),
    sign_in_second_factor: z.optional(z.string()),
  }),
});

export interface EmulatorSession {
  readonly user: EmulatorUser;
  /** The sign-in time, in seconds since the epoch. */
  readonly authTime: number;
  readonly signInProvider: string;
}

/** Returns the session of an ID token. Refuses broken and expired tokens, and deleted or disabled accounts, like the emulator. */
export async function sessionOf(
  lookup: EmulatorOperation,
  state: EmulatorState,
  idToken: string | undefined,
): Promise<EmulatorSession> {
  refuseUnless(idToken, 'INVALID_ID_TOKEN');
  await lookup(state, { idToken }, {});
  const claims = claimsSchema.safeParse(jsonOf(idToken.split('.')[1] ?? ''));
  const user = claims.success ? state.getUserByLocalId(claims.data.user_id) : undefined;
  refuseUnless(claims.success && user, 'INVALID_ID_TOKEN');
  return { user, authTime: claims.data.auth_time, signInProvider: claims.data.firebase.sign_in_provider };
}

/** Parses base64 or base64url JSON. Returns `undefined` if it is invalid. */
export function jsonOf(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
