import type { SignedInIdentity } from '#domain/identity/account/session-user.ts';
import type { SessionLost } from '#domain/identity/navigation/session.ts';
import { ok, type Result } from '#domain/result.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { pendingPhoneEntry, tabViewEntry } from '../../storage-entries.ts';

/** Loads the record of a user who just signed in and starts their session. On failure no session starts. */
export type LoadSession = (identity: SignedInIdentity) => Promise<Result<void, ServiceFailure | SessionLost>>;

/**
 * Spec §4: loads the user's details after sign-in and saves a phone number from the sign-up. A user whose password was removed must set one again, as if it had
 * never been set (AUT-13).
 */
export function loadSession({
  session,
  accounts,
  storage,
}: {
  readonly session: SessionStore;
  readonly accounts: AccountService;
  readonly storage: Storage;
}): LoadSession {
  const handOverPhone = async ({ email }: SignedInIdentity): Promise<void> => {
    const pending = storage.read(pendingPhoneEntry);
    if (pending === null || pending.email !== email) return;
    const saved = await accounts.setPhoneNumber(pending.phoneNumber);
    if (saved.ok || saved.error.kind === 'form/invalid') storage.forget(pendingPhoneEntry);
  };

  const read = () => Promise.all([accounts.me(), accounts.onboardingStatus()]);

  /**
   * If the last call of an earlier sign-in was lost, there is no account, so it is created now. If this tab's membership has ended, the second read does not
   * send its organization (R10).
   */
  const readOrOpen: typeof read = async () => {
    const answers = await read();
    const [record] = answers;
    if (record.ok) return answers;
    if (record.error.kind === 'organization/not-a-member') return read();
    // The view was ended on a different page. From here on, this page shows the staff member's own account.
    if (record.error.kind === 'view-as/ended') {
      storage.forget(tabViewEntry);
      return read();
    }
    if (record.error.kind !== 'service/refused') return answers;
    const ensured = await accounts.ensureProfile();
    return ensured.ok ? read() : answers;
  };

  return async (identity) => {
    await handOverPhone(identity);
    const [record, missing] = await readOrOpen();
    if (!record.ok) return record;
    if (!missing.ok) return missing;
    const requiresPasswordSetup = identity.requiresPasswordSetup || record.value.passwordRemoved;
    session.enter({ ...identity, requiresPasswordSetup }, record.value, missing.value);
    return ok(undefined);
  };
}
