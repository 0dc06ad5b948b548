import type { ChangeOperations } from './firebase-tools-internals.ts';
import { sessionOf } from './session-of.ts';
import { withAccounts } from './with-accounts.ts';

/**
 * The signed-in user may put a password to their own address by `accounts:signUp` with their token, as the real
 * service lets them; the emulator takes the address for somebody else's.
 */
export const ownPassword: ChangeOperations = (operations) => {
  const { lookup, signUp, update } = operations.identitytoolkit.accounts;
  return withAccounts(operations, {
    signUp: async (state, body, context) => {
      if (body.idToken === undefined || body.email === undefined) return signUp(state, body, context);
      const { user } = await sessionOf(lookup, state, body.idToken);
      const isOwn = user.email === body.email.toLowerCase();
      return isOwn ? update(state, body, context) : signUp(state, body, context);
    },
  });
};
