import type { OrganizationPath } from './identity/membership/organization.ts';
import type { AuditAction, AuditEntry } from './audit.ts';

/** A stored entry. `at` is in epoch milliseconds. */
export type StoredAuditEntry = {
  readonly at: number;
  readonly action: AuditAction;
  readonly by: string | null;
  readonly onBehalfOf: string | null;
  readonly subject: string;
  /** Every id by which the entry can be found, without duplicates: the actor, the person acted for, the subject, and other people that it concerns. */
  readonly concerned: readonly string[];
  readonly organization: OrganizationPath | null;
  readonly filter: unknown;
  readonly count: number | null;
  /** Id of the request and its network address; null if no request caused the act. */
  readonly requestId: string | null;
  readonly address: string | null;
  readonly before: unknown;
  readonly after: unknown;
};

const noRead = { filter: null, count: null };

type Origin = {
  readonly requestId: string | null;
  readonly address: string | null;
  readonly viewedBy: string | null;
};

const noOrigin: Origin = { requestId: null, address: null, viewedBy: null };

/** Returns the actor and the account acted for. In a view-as, the staff member acts for the user (R30). */
const actorsOf = (
  { by, onBehalfOf }: AuditEntry,
  { viewedBy }: Origin,
): Pick<StoredAuditEntry, 'by' | 'onBehalfOf'> =>
  viewedBy === null
    ? { by, onBehalfOf: onBehalfOf ?? null }
    : { by: viewedBy, onBehalfOf: by ?? onBehalfOf ?? null };

/** Returns an entry in its stored form: missing fields are null. */
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
