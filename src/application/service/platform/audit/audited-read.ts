import type { AuditEntry } from '#domain/audit.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';

/**
 * Reads other people's data and writes an audit entry in one transaction (SEC-5): if the entry fails, nothing is returned. An entry known
 * in advance is written before the read, one about the result after it.
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
