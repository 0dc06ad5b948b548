import type { CapPlace } from '#domain/organizations/grants/capacity.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Acting } from '../../identity/caller/caller.ts';

/** The place where the caller's own creations count for limits: their current organization, as its member. */
export const placeOfCaller = ({ account, membership }: Acting): CapPlace => ({
  organization: membership?.organization ?? null,
  owner: account.id,
});

type TaughtClassroom = {
  readonly organization: OrganizationPath | null;
  readonly teachers: readonly { readonly role: string; readonly accountId: string | null }[];
};

/** The place where a classroom and its students count for limits: its organization, as its owner's. */
export const placeOfClassroom = ({ organization, teachers }: TaughtClassroom): CapPlace => ({
  organization,
  owner: teachers.find(({ role }) => role === 'owner')?.accountId ?? null,
});
