import {
  exportLifetimeMs,
  type ExportNotFound,
  maxExportsADay,
  type StoredExport,
} from '#domain/platform/privacy/personal-export.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../caller/caller.ts';
import { type CallLimited, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import type { AccountRepository } from '../ports/account-repository.ts';
import type { Archive } from '../../platform/ports/archive.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandler } from '../../platform/ports/jobs.ts';
import type { PersonalExports } from '../ports/personal-exports.ts';
import type { RateLimiter, RateRule } from '../../platform/ports/rate-limiter.ts';
import type { Transaction } from '../../ports/transaction.ts';
import { exportFiles } from './export-files.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';

/** Exports of the caller's own data (ORG-7, SEC-6), in every access state (R29). */
export type PersonalDataExports = {
  /** Requests an export. Returns the id of its job, which is also the export's id. */
  readonly order: (caller: Caller) => Promise<Result<string, CallLimited>>;
  readonly list: (caller: Caller) => Promise<readonly StoredExport[]>;
  readonly download: (caller: Caller, id: string) => Promise<Result<Uint8Array, ExportNotFound>>;
};

export type PersonalDataExportsPorts = {
  readonly exports: PersonalExports;
  readonly transaction: Transaction;
  readonly limiter: RateLimiter;
  readonly clock: Pick<Clock, 'now'>;
};

const orders: RateRule = { name: 'exports ordered', limit: maxExportsADay, windowMs: 86_400_000 };

export function personalDataExports(ports: PersonalDataExportsPorts): PersonalDataExports {
  const { exports, transaction, limiter, clock } = ports;
  return {
    order: async ({ account: { id } }) => {
      const taken = await enforceRateLimits(limiter, [{ ...orders, key: id }], clock.now());
      if (!taken.ok) return taken;
      const ordered = await transaction.run(async ({ jobs, audit }) => {
        await audit.record({ action: 'account/export-ordered', by: id, subject: id });
        return jobs.enqueue('export-personal-data', { accountId: id }, id);
      });
      return ok(ordered);
    },
    list: ({ account }) => exports.list(account.id, clock.now()),
    download: async ({ account: { id: by } }, id) => {
      const file = await exports.file(by, id, clock.now());
      if (file === null) return err({ kind: 'call/no-such-path' });
      await transaction.run(({ audit }) =>
        audit.record({ action: 'account/export-downloaded', by, subject: by }),
      );
      return ok(file);
    },
  };
}

export type ExportPersonalDataPorts = Pick<PersonalDataExportsPorts, 'exports' | 'transaction' | 'clock'> & {
  readonly accounts: Pick<AccountRepository, 'byId'>;
  readonly archive: Archive;
};

export function exportPersonalData({
  accounts,
  archive,
  clock,
  exports,
  transaction,
}: ExportPersonalDataPorts): JobHandler<JobKinds, 'export-personal-data'> {
  return async ({ accountId }, { id }) => {
    const account = await accounts.byId(accountId);
    if (account === null) return { bytes: 0 };
    const to = parseEmail(account.email ?? '');
    const email = account.mailboxProved && to.ok ? to.value : null;
    const gathered = await exports.gather({ accountId, email });
    const madeAt = clock.now();
    const file = await archive.pack(exportFiles(gathered, madeAt));
    await exports.save({ id, accountId, file, madeAt, endsAt: madeAt + exportLifetimeMs });
    if (email !== null)
      await transaction.run(({ jobs }) => jobs.enqueue('mail', { kind: 'export-ready', to: email }));
    return { bytes: file.byteLength };
  };
}

export const removeEndedExports =
  ({
    exports,
    clock,
  }: Pick<PersonalDataExportsPorts, 'exports' | 'clock'>): JobHandler<JobKinds, 'remove-ended-exports'> =>
  async () => ({ removed: await exports.removeEnded(clock.now()) });
