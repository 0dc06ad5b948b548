import type { Clock } from '../../ports/clock.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { JobHandler, JobKinds } from '../ports/jobs.ts';

/** For how many days an entry of the audit log is stored. */
export type AuditRetention = { readonly days: number };

const dayMs = 86_400_000;
/** So many entries go in one transaction. */
const atOnce = 5_000;

export type PruneAuditLogPorts = {
  readonly audit: Pick<AuditLog, 'prune'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly auditRetention: AuditRetention;
};

/** Removes what the audit log need not keep any longer. */
export function pruneAuditLog({
  audit,
  clock,
  auditRetention,
}: PruneAuditLogPorts): JobHandler<JobKinds, 'prune-audit-log'> {
  return async (_input, { report }) => {
    const before = clock.now() - auditRetention.days * dayMs;
    let removed = 0;
    for (let more = true; more;) {
      const count = await audit.prune(before, atOnce);
      removed += count;
      more = count === atOnce && (await report({ done: removed, total: null, step: null }));
    }
    return { removed };
  };
}
