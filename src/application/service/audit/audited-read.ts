import type { AuditEntry } from '#domain/audit/audit.ts';
import type { Stores, Transaction } from '../ports/transaction.ts';

/**
 * Reads data of others, with its record in the same transaction (SEC-5): where the entry cannot be written, nothing is read or
 * nothing of it is answered. An entry that is known beforehand is written before the read; one that says what was found, after it.
 */
export type AuditedRead = <T>(
  entry: AuditEntry | ((found: T) => AuditEntry),
  read: (stores: Stores) => Promise<T>,
) => Promise<T>;

export function auditedRead({ transaction }: { readonly transaction: Transaction }): AuditedRead {
  return (entry, read) =>
    transaction.run(async (stores) => {
      if (typeof entry !== 'function') {
        await stores.audit.record(entry);
        return read(stores);
      }
      const found = await read(stores);
      await stores.audit.record(entry(found));
      return found;
    });
}
