import type { CapPlace } from '#domain/license/capacity.ts';
import type { Acting } from '../access/caller.ts';
import type { StoredClassroom } from '../ports/classroom-repository.ts';

/** The place where the caller's own creations count for limits: their current organization, as its member. */
export const placeOfCaller = ({ account, membership }: Acting): CapPlace => ({
  organization: membership?.organization ?? null,
  owner: account.id,
});

/** The place where a classroom and its students count for limits: its organization, as its owner's. */
export const placeOfClassroom = ({
  organization,
  teachers,
}: Pick<StoredClassroom, 'organization' | 'teachers'>): CapPlace => ({
  organization,
  owner: teachers.find(({ role }) => role === 'owner')?.accountId ?? null,
});
