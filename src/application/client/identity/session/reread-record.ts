import type { Log } from '../../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { SessionStore } from '../ports/session-store.ts';

/** Reads the user's record again after a change that affects the service's decisions. */
export type RereadRecord = () => Promise<void>;

/** If the read fails, the failure is logged and the session keeps its record. */
export function rereadRecord(session: SessionStore, accounts: AccountService, log: Log): RereadRecord {
  return async () => {
    const record = await accounts.me();
    if (record.ok) session.update(record.value);
    else log.warn('The account could not be reloaded', { kind: record.error.kind });
  };
}
