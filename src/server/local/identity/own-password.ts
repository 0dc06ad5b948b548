import type { ChangeOperations } from './firebase-tools-internals.ts';
import { sessionOf } from './session-of.ts';
import { withAccounts } from './with-accounts.ts';

/**
 * Lets the signed-in user set a password for their own address with `accounts:signUp` and their token, like the real service. The emulator would report that
 * the address is taken.
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
