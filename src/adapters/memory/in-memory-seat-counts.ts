import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type {
  StoredMembership,
  StoredOrganization,
} from '#application/service/ports/organization-repository.ts';
import { isWithin } from '#domain/access/scope.ts';
import { pathsTo, type OrganizationPath } from '#domain/organizations/organization.ts';
import { type Seats, seatsAt } from '#domain/organizations/seats.ts';
import type { InMemoryLicenses } from './in-memory-licenses.ts';
import type { InMemoryRows } from './in-memory-rows.ts';

export type InvitedTo = (organization: OrganizationPath, now: number) => readonly string[];

type Organizations = {
  readonly licenses: InMemoryLicenses;
  readonly memberships: () => readonly StoredMembership[];
  readonly ofPath: (path: OrganizationPath) => StoredOrganization | null;
};

type Counted = {
  readonly organizations: Organizations;
  readonly accounts: Pick<AccountRepository, 'byId'>;
  readonly byPerson: InMemoryRows<boolean>;
  readonly invitedTo: InvitedTo;
};

export function seatedIn(
  organizations: Pick<Organizations, 'memberships'>,
  path: OrganizationPath,
): ReadonlySet<string> {
  const seated = organizations
    .memberships()
    .filter(
      ({ role, to, seated: hasSeat, organization }) =>
        role === 'teacher' && to === null && hasSeat && isWithin(organization, path),
    );
  return new Set(seated.flatMap(({ accountId }) => accountId ?? []));
}

export async function countSeats(
  { organizations, accounts, byPerson, invitedTo }: Counted,
  path: OrganizationPath,
  now: number,
): Promise<Seats> {
  const levels = await Promise.all(
    pathsTo(path).map(async (organization) => {
      const found = organizations.ofPath(organization);
      if (found === null) return [];
      const seated = seatedIn(organizations, organization);
      const holders = await Promise.all([...seated].map((id) => accounts.byId(id)));
      const addresses = holders.flatMap((account) =>
        account?.mailboxProved === true ? [account.email?.toLowerCase()] : [],
      );
      const invited = new Set(invitedTo(organization, now));
      return [
        {
          organization,
          limit: found.seats,
          grants: organizations.licenses.of(found.id),
          taken: seated.size,
          promised: [...invited].filter((email) => !addresses.includes(email)).length,
          byPerson: byPerson.get(found.id) ?? false,
        },
      ];
    }),
  );
  return seatsAt(now, path, levels.flat());
}
