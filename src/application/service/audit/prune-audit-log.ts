import type { Clock } from '../../ports/clock.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { JobHandler, JobKinds } from '../ports/jobs.ts';

/** For how many days an entry of the audit log is stored at least; it goes with the others of its month. */
export type AuditRetention = { readonly days: number };

const dayMs = 86_400_000;
/** Months are made so many days ahead: a night without this job is no night without a log. */
const daysAhead = 62;

export type PruneAuditLogPorts = {
  readonly audit: Pick<AuditLog, 'prepare' | 'prune'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly auditRetention: AuditRetention;
};

/** Makes the audit log's months ahead, and removes those that need not be kept any longer. */
export function pruneAuditLog({
  audit,
  clock,
  auditRetention,
}: PruneAuditLogPorts): JobHandler<JobKinds, 'prune-audit-log'> {
  return async () => {
    await audit.prepare(clock.now() + daysAhead * dayMs);
    return { removed: await audit.prune(clock.now() - auditRetention.days * dayMs) };
  };
}
