import type { CapPlace } from '#domain/organizations/grants/capacity.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Acting } from '../../identity/caller/caller.ts';

/** Returns the place whose limits apply to new items of the caller: their current organization, and the caller as owner. */
export const placeOfCaller = ({ account, membership }: Acting): CapPlace => ({
  organization: membership?.organization ?? null,
  owner: account.id,
});

type TaughtClassroom = {
  readonly organization: OrganizationPath | null;
  readonly teachers: readonly { readonly role: string; readonly accountId: string | null }[];
};

/** Returns the place whose limits apply to a classroom and its students: its organization and its owner. */
export const placeOfClassroom = ({ organization, teachers }: TaughtClassroom): CapPlace => ({
  organization,
  owner: teachers.find(({ role }) => role === 'owner')?.accountId ?? null,
});
