import type {
  StoredMembership,
  StoredOrganization,
} from '#application/service/ports/organization-repository.ts';
import { idsOfPath, type OrganizationPath } from '#domain/organizations/organization.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

export type OrganizationRows = {
  readonly organizations: InMemoryRows<StoredOrganization>;
  readonly memberships: InMemoryRows<StoredMembership>;
  readonly chosen: InMemoryRows<string>;
  readonly active: InMemoryRows<number>;
  readonly byPerson: InMemoryRows<boolean>;
};

/** The last activity of an account in the top organization of a path, over all its memberships; null if there was none. */
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
