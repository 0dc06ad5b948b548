import type { ChangeOperations } from './firebase-tools-internals.ts';
import { withAccounts } from './with-accounts.ts';

/**
 * Treats a user who signs in with a mailed link as the owner of the address. If the address was unverified, removes the password and providers and ends their
 * sessions, like the real service. The emulator keeps them.
 */
export const emailLinkOwner: ChangeOperations = (operations) => {
  const { signInWithEmailLink } = operations.identitytoolkit.accounts;
  return withAccounts(operations, {
    signInWithEmailLink: (state, body, context) => {
      const code = state.validateOobCode(body.oobCode ?? '');
      const owns = code?.requestType === 'EMAIL_SIGNIN' && code.email === body.email?.toLowerCase();
      const user = owns && body.idToken === undefined ? state.getUserByEmail(code.email) : undefined;
      if (user !== undefined && user.emailVerified !== true && user.disabled !== true) {
        const fields = {
          passwordHash: undefined,
          salt: undefined,
          phoneNumber: undefined,
          validSince: String(Math.floor(Date.now() / 1000)),
        };
        const deleteProviders = user.providerUserInfo?.map(({ providerId }) => providerId) ?? [];
        state.updateUserByLocalId(user.localId, fields, { deleteProviders });
      }
      return signInWithEmailLink(state, body, context);
    },
  });
};
