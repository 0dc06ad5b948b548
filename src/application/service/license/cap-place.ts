import type { CapPlace } from '#domain/license/capacity.ts';
import type { Acting } from '../access/caller.ts';
import type { StoredClassroom } from '../ports/classroom-repository.ts';

/** Where what the caller makes would count: in the organization that they act in, as their own. */
export const placeOfCaller = ({ account, membership }: Acting): CapPlace => ({
  organization: membership?.organization ?? null,
  owner: account.id,
});

/** Where a classroom and its students count: in its organization, as its owner’s. */
export const placeOfClassroom = ({
  organization,
  teachers,
}: Pick<StoredClassroom, 'organization' | 'teachers'>): CapPlace => ({
  organization,
  owner: teachers.find(({ role }) => role === 'owner')?.accountId ?? null,
});
