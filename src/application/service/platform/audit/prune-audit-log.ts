import type { Clock } from '../../../ports/clock.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandler } from '../ports/jobs.ts';

/** Minimum retention of an audit entry in days; entries are deleted one month at a time. */
export type AuditRetention = { readonly days: number };

const dayMs = 86_400_000;
/** Partitions are created this many days in advance, so that the log keeps working after a missed run. */
const daysAhead = 62;

export type PruneAuditLogPorts = {
  readonly audit: Pick<AuditLog, 'prepare' | 'prune'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly auditRetention: AuditRetention;
};

/** Creates the audit log's next monthly partitions, and drops expired ones. */
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
