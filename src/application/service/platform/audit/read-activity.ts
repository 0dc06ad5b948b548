import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import type { ActivityPage, ActivityQuery, ActivityRange } from '#domain/activity.ts';
import type { NotPermitted } from '#domain/organizations/access/access-refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/organizations/access/actor.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { Transaction } from '../../ports/transaction.ts';
import { auditedRead } from './audited-read.ts';

type Reader = { readonly actor: Actor; readonly account: { readonly id: string } };

/**
 * Returns a page of the audit log, newest first: entries by or about the caller, those of their organization, or all (our staff). Reads of other people's
 * entries are logged (SEC-5).
 */
export type ReadActivity = (
  caller: Reader,
  range: ActivityRange,
  query: ActivityQuery,
) => Promise<Result<ActivityPage, NotPermitted>>;

export type ReadActivityPorts = {
  readonly audit: Pick<AuditLog, 'page'>;
  readonly transaction: Transaction;
};

function scopeWithin({ actor }: Reader, range: ActivityRange): Scope | null {
  if (range === 'own')
    return { ...emptyScope, own: { accountId: actor.accountId, mailbox: null, shared: false } };
  const { everything, organizations } = scopeOf(actor, 'audit.read');
  if (range === 'all') return everything ? { ...emptyScope, everything } : null;
  return organizations.length > 0 ? { ...emptyScope, organizations } : null;
}

const othersIn = ({ rows }: ActivityPage): readonly string[] => [
  ...new Set(rows.flatMap(({ by, onBehalfOf }) => [by, onBehalfOf].flatMap((named) => named?.id ?? []))),
];

export function readActivity({ audit, transaction }: ReadActivityPorts): ReadActivity {
  const audited = auditedRead({ transaction });
  return async (caller, range, query) => {
    const scope = scopeWithin(caller, range);
    if (scope === null) return err({ kind: 'account/not-permitted' });
    if (range === 'own') return ok(await audit.page(query, scope));
    const [organization = null] = scope.organizations;
    const page = await audited(
      (found: ActivityPage) => ({
        action: 'activity/read',
        by: caller.account.id,
        subject: organization ?? '',
        organization,
        concerns: othersIn(found),
        read: { filter: query.filter, count: found.rows.length },
      }),
      (stores) => stores.audit.page(query, scope),
    );
    return ok(page);
  };
}
