import type { OrganizationPath } from '../access/scope.ts';
import type { AuditAction, AuditEntry } from './audit.ts';

/** An entry as it is stored. `at` is in epoch milliseconds. */
export type StoredAuditEntry = {
  readonly at: number;
  readonly action: AuditAction;
  readonly by: string | null;
  readonly onBehalfOf: string | null;
  readonly subject: string;
  /** Every id that the entry is found by: the actor, whom they acted for, the subject, and others whom it concerns; each once. */
  readonly concerned: readonly string[];
  readonly organization: OrganizationPath | null;
  readonly filter: unknown;
  readonly count: number | null;
  /** The id of the request, and the network address it came from; null where no request led to the act. */
  readonly requestId: string | null;
  readonly address: string | null;
  readonly before: unknown;
  readonly after: unknown;
};

const noRead = { filter: null, count: null };

/** The call that led to an act; `viewedBy` is the staff member in a view-as. */
type Origin = {
  readonly requestId: string | null;
  readonly address: string | null;
  readonly viewedBy: string | null;
};

const noOrigin: Origin = { requestId: null, address: null, viewedBy: null };

/** The actor, and the account that it acted for: in a view-as, the staff member acted as the user (R30). */
const actorsOf = (
  { by, onBehalfOf }: AuditEntry,
  { viewedBy }: Origin,
): Pick<StoredAuditEntry, 'by' | 'onBehalfOf'> =>
  viewedBy === null
    ? { by, onBehalfOf: onBehalfOf ?? null }
    : { by: viewedBy, onBehalfOf: by ?? onBehalfOf ?? null };

/** An entry as stores keep it: what is left out is null. */
export function storedEntry(entry: AuditEntry, at: number, origin: Origin | null): StoredAuditEntry {
  const { action, subject, organization = null, concerns = [], read = noRead } = entry;
  const { requestId, address } = origin ?? noOrigin;
  const { by, onBehalfOf } = actorsOf(entry, origin ?? noOrigin);
  const ids = [by, onBehalfOf, subject, ...concerns].filter((id) => id !== null);
  return {
    at,
    action,
    by,
    onBehalfOf,
    subject,
    concerned: [...new Set(ids)].filter((id) => id !== ''),
    organization,
    filter: read.filter,
    count: read.count,
    requestId,
    address,
    before: 'before' in entry ? entry.before : null,
    after: 'after' in entry ? entry.after : null,
  };
}
