import { expect, test, vi } from 'vitest';
import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import { auditedRead } from '#application/service/platform/audit/audited-read.ts';
import type { AuditEntry } from '#domain/audit.ts';
import { aService } from '../../../../../builders/a-service.ts';

const entry: AuditEntry = { action: 'activity/read', by: 'root', subject: 'north/' };

const withoutLog = ({ transaction }: { readonly transaction: Transaction }): Transaction => ({
  read: (work) => transaction.read(work),
  run: (work) =>
    transaction.run((stores) => {
      const audit: Stores['audit'] = {
        ...stores.audit,
        record: () => Promise.reject(new Error('the log is full')),
      };
      return work({ ...stores, audit });
    }),
});

test('[SEC-5] known facts are recorded before reading', async () => {
  const service = aService();
  const order: string[] = [];
  const transaction: Transaction = {
    read: (work) => service.transaction.read(work),
    run: (work) =>
      service.transaction.run((stores) => {
        const record: Stores['audit']['record'] = (recorded) => {
          order.push('record');
          return stores.audit.record(recorded);
        };
        return work({ ...stores, audit: { ...stores.audit, record } });
      }),
  };
  await auditedRead({ transaction })(entry, async () => order.push('read'));
  expect(order).toEqual(['record', 'read']);
  expect(service.audit.entries()).toMatchObject([{ action: 'activity/read', by: 'root' }]);
});

test('[SEC-5] if the entry cannot be written, nothing is read', async () => {
  const read = vi.fn<() => Promise<string>>(async () => 'secrets');
  const reading = auditedRead({ transaction: withoutLog(aService()) })(entry, read);
  await expect(reading).rejects.toThrow('the log is full');
  expect(read).not.toHaveBeenCalled();
});

test('[SEC-5] the result is returned only once it is recorded', async () => {
  const reading = auditedRead({ transaction: withoutLog(aService()) })(
    (found: string) => ({ ...entry, subject: found }),
    async () => 'secrets',
  );
  await expect(reading).rejects.toThrow('the log is full');
});
