import { isWithin } from '#domain/organizations/access/scope.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { Invitation } from '#domain/organizations/invitations/invitation.ts';
import { pathsTo, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import { type Seats, seatsAt } from '#domain/organizations/members/seats.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import type { InMemoryTables } from '../in-memory-tables.ts';
import { byPersonTable, grantsOf, organizationAt, seatedIn } from './organization-rows.ts';

export type StoredInvitation = Invitation & { readonly batch: string; readonly links: readonly string[] };

export const invitationTable: TableDefinition<StoredInvitation> = { name: 'invitations', key: byId };

export const isWaiting = ({ state, expiresAt }: Invitation, now: number): boolean =>
  state === 'pending' && now < expiresAt;

/** Returns the addresses of the teachers who were invited to an organization or to those below it, and have not responded. */
export const promisedIn = (
  tables: InMemoryTables,
  organization: OrganizationPath,
  now: number,
): readonly EmailAddress[] =>
  tables
    .of(invitationTable)
    .where((row) => row.role === 'teacher' && isWaiting(row, now) && isWithin(row.organization, organization))
    .map(({ email }) => email);

export function countSeats(tables: InMemoryTables, path: OrganizationPath, now: number): Seats {
  const levels = pathsTo(path).flatMap((organization) => {
    const found = organizationAt(tables, organization);
    if (found === null) return [];
    const seated = seatedIn(tables, organization);
    const addresses = [...seated].flatMap((id) => {
      const account = tables.of(accountTable).get(id);
      return account?.mailboxProved === true ? [account.email?.toLowerCase()] : [];
    });
    const invited = new Set(promisedIn(tables, organization, now));
    return [
      {
        organization,
        limit: found.seats,
        grants: grantsOf(tables, found.id),
        taken: seated.size,
        promised: [...invited].filter((email) => !addresses.includes(email)).length,
        byPerson: tables.of(byPersonTable).get(found.id) !== null,
      },
    ];
  });
  return seatsAt(now, path, levels);
}
