import type { AuditEntry } from '#domain/audit.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';

/**
 * Reads other people's data and writes an audit entry in one transaction (SEC-5). If the entry cannot be written, no data is returned. If the entry does not
 * depend on the result, it is written before the read; otherwise, after it.
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
