import type {
  StoredMembership,
  StoredOrganization,
} from '#application/service/ports/organization-repository.ts';
import type { OrganizationPath } from '#domain/access/scope.ts';
import { idsOfPath } from '#domain/organizations/organization.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

/** What is kept of organizations and of who belongs to them. */
export type OrganizationRows = {
  readonly organizations: InMemoryRows<StoredOrganization>;
  readonly memberships: InMemoryRows<StoredMembership>;
  /** The id of the organization that an account chose last, by the account's id. */
  readonly chosen: InMemoryRows<string>;
  /** When the owner of an account was last active, by the account's id. */
  readonly active: InMemoryRows<number>;
  /** Whether an organization gives its seats by person, by its id. */
  readonly byPerson: InMemoryRows<boolean>;
};

/** The last activity of an account in the top organization of a path, over all its memberships; null for none. */
export function lastActiveIn(
  memberships: readonly StoredMembership[],
  accountId: string,
  path: OrganizationPath,
): number | null {
  const [top] = idsOfPath(path);
  const times = memberships
    .filter((row) => row.accountId === accountId && idsOfPath(row.organization)[0] === top)
    .flatMap(({ lastActiveAt }) => lastActiveAt ?? []);
  return times.length === 0 ? null : Math.max(...times);
}

export const noRows = (): OrganizationRows => ({
  organizations: new InMemoryRows(),
  memberships: new InMemoryRows(),
  chosen: new InMemoryRows(),
  active: new InMemoryRows(),
  byPerson: new InMemoryRows(),
});

/** The same rows, with changes of their own until `commit`. */
export function draftOf(rows: OrganizationRows): {
  readonly rows: OrganizationRows;
  readonly commit: () => Undo;
} {
  const organizations = rows.organizations.draft();
  const memberships = rows.memberships.draft();
  const chosen = rows.chosen.draft();
  const active = rows.active.draft();
  const byPerson = rows.byPerson.draft();
  return {
    rows: { organizations, memberships, chosen, active, byPerson },
    commit: () =>
      undoOf(
        organizations.commit(),
        memberships.commit(),
        chosen.commit(),
        active.commit(),
        byPerson.commit(),
      ),
  };
}
