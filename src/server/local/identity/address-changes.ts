import type {
  ChangeOperations,
  EmulatorOobCode,
  EmulatorRequest,
  EmulatorState,
} from './firebase-tools-internals.ts';
import { withAccounts } from './with-accounts.ts';

/**
 * Adds the consequences of a changed address: earlier sessions end, and a code that restores the old address is issued. The emulator does so only for some
 * changes, and restores only an account's first address. `notify` receives the code, and mails it to the old address.
 */
export function addressChanges(notify: (code: EmulatorOobCode) => Promise<void>): ChangeOperations {
  return (operations) => {
    const { update } = operations.identitytoolkit.accounts;
    return withAccounts(operations, {
      update: async (state, body, context) => {
        if (context.security?.Oauth2 !== undefined) return update(state, body, context);
        const isWayBack = preparedWayBack(state, body);
        const oldAddresses = new Map(Array.from(state.users.values(), (user) => [user.localId, user.email]));
        const codes = new Set(state.oobs.keys());
        const answer = await update(state, body, context);
        const localId = String(answer.localId);
        const old = oldAddresses.get(localId);
        const address = state.getUserByLocalId(localId)?.email;
        if (old === undefined || address === undefined || old === address) return answer;
        if (body.oobCode !== undefined)
          state.updateUserByLocalId(localId, { validSince: String(Math.floor(Date.now() / 1000)) });
        if (!isWayBack) await notify(wayBack(state, codes, { localId, old }));
        return answer;
      },
    });
  };
}

/** Whether a call restores an address. If so, prepares the account for the emulator. */
function preparedWayBack(state: EmulatorState, { oobCode }: EmulatorRequest): boolean {
  const code = oobCode === undefined ? undefined : state.validateOobCode(oobCode);
  if (code?.requestType !== 'RECOVER_EMAIL') return false;
  if (typeof code.localId === 'string') {
    if (state.getUserByLocalId(code.localId) === undefined) state.localIdForInitialEmail.delete(code.email);
    else state.localIdForInitialEmail.set(code.email, code.localId);
  }
  return true;
}

function wayBack(
  state: EmulatorState,
  before: ReadonlySet<string>,
  { localId, old }: { readonly localId: string; readonly old: string },
): EmulatorOobCode {
  for (const oobCode of state.oobs.keys()) if (!before.has(oobCode)) state.deleteOobCode(oobCode);
  const path = (oobCode: string): string => `/login?mode=recoverEmail&oobCode=${oobCode}`;
  const code = { ...state.createOob(old, undefined, 'RECOVER_EMAIL', path), localId };
  state.oobs.set(code.oobCode, code);
  return code;
}
