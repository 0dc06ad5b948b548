import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import {
  type ClassroomLeft,
  type DeletionPreview,
  nextOwnerOf,
  onlyInChargeOf,
} from '#domain/organizations/members/account-deletion.ts';
import { isPaid } from '#domain/organizations/grants/grant.ts';
import { lastDayBefore } from '#domain/organizations/grants/term.ts';
import { defaultTimeZone, idOfPath } from '#domain/identity/membership/organization.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { OrganizationRepository } from '../ports/organization-repository.ts';
import type { Stores } from '../../ports/transaction.ts';

type ListedClassroom = Awaited<ReturnType<Stores['classrooms']['list']>>[number];

/** Returns what would be deleted or changed for other users if the caller's account were deleted (ORG-7). Does not change any data. */
export type PreviewDeletion = (caller: Caller) => Promise<DeletionPreview>;

export type PreviewDeletionPorts = {
  readonly classrooms: Pick<Stores['classrooms'], 'list'>;
  readonly organizations: Pick<OrganizationRepository, 'runBy'>;
  readonly documents: { inScope(scope: Scope): Promise<readonly { readonly kind: string }[]> };
  readonly clock: Pick<Clock, 'now'>;
};

const leftOf = ({
  id,
  name,
  archivedAt,
  assignedLessons,
  teachers,
  students,
}: ListedClassroom): ClassroomLeft => ({
  id,
  name,
  archived: archivedAt !== null,
  lessons: assignedLessons.length,
  students,
  coTeachers: teachers.length - 1,
  heir: nextOwnerOf(teachers),
});

/** Returns the last day of the account's own paid license, even if it has not started; null if there is none. */
function licensedUntil(grants: Caller['account']['grants'], timeZone: string, now: number) {
  const ends = grants.filter((grant) => isPaid(now, grant) && grant.endsAt > now).map(({ endsAt }) => endsAt);
  return ends.length === 0 ? null : lastDayBefore(Math.max(...ends), timeZone);
}

export function previewDeletion({
  classrooms,
  organizations,
  documents,
  clock,
}: PreviewDeletionPorts): PreviewDeletion {
  return async ({ account: { id, grants }, membership, memberships }) => {
    const own = { accountId: id, mailbox: null };
    const [runs, taught, papers] = await Promise.all([
      organizations.runBy(id),
      classrooms.list({ ...emptyScope, own: { ...own, shared: true } }),
      documents.inScope({ ...emptyScope, own: { ...own, shared: false } }),
    ]);
    const owned = taught.filter(({ teachers }) => teachers[0]?.accountId === id);
    return {
      blockedBy: onlyInChargeOf(runs),
      leaves: memberships
        .filter(({ kind }) => kind !== 'workspace')
        .map(({ organization, name }) => ({ id: idOfPath(organization), name })),
      classrooms: owned.map(leftOf),
      coTaught: taught.length - owned.length,
      licensedUntil: licensedUntil(grants, membership?.timeZone ?? defaultTimeZone, clock.now()),
      hasReceipts: papers.some(({ kind }) => kind !== 'quote'),
    };
  };
}
