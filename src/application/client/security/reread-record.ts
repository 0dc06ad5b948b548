import type { Log } from '../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { SessionStore } from '../ports/session-store.ts';

/** Reads the record of the signed-in user again, after something that the service decides about changed. */
export type RereadRecord = () => Promise<void>;

/** Where it cannot be read the session keeps the record that it has, and the log says so. */
export function rereadRecord(session: SessionStore, accounts: AccountService, log: Log): RereadRecord {
  return async () => {
    const record = await accounts.me();
    if (record.ok) session.update(record.value);
    else log.warn('The record could not be read again', { kind: record.error.kind });
  };
}
