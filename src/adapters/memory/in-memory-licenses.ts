import type { OrganizationGrant } from '#application/service/ports/grant-repository.ts';
import type { Grant } from '#domain/license/grant.ts';
import type { GivenBy } from '#domain/license/held-grant.ts';
import { idsOfPath, type OrganizationPath } from '#domain/organizations/organization.ts';
import type { Undo } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

/** The end of a grant that is revoked at a moment: not before its start, and not later than its end. */
export const endedAt = ({ startsAt, endsAt }: Pick<Grant, 'startsAt' | 'endsAt'>, at: number): number =>
  Math.min(endsAt, Math.max(startsAt, at));

type StoredGrant = OrganizationGrant & { readonly id: string; readonly given?: GivenBy };

/** The licenses of organizations, oldest first. */
export class InMemoryLicenses {
  readonly #rows: InMemoryRows<StoredGrant>;

  constructor(rows: InMemoryRows<StoredGrant> = new InMemoryRows()) {
    this.#rows = rows;
  }

  give(grant: OrganizationGrant & { readonly given?: GivenBy }): void {
    const id = `grant-${this.#rows.all().length + 1}`;
    this.#rows.set(id, { ...grant, id });
  }

  replace(id: string, grant: StoredGrant): void {
    this.#rows.set(id, grant);
  }

  /** Adds the license of an order once; a repeated call may mark it as paid. */
  giveBought(order: string, grant: OrganizationGrant): void {
    const row = this.#rows.get(order);
    const { seats, endsAt } = row ?? grant;
    if (row === null || grant.owed === undefined)
      this.#rows.set(order, { ...grant, id: order, seats, endsAt });
  }

  changeBought(order: string, changed: Pick<StoredGrant, 'seats' | 'endsAt' | 'trustedUntil'>): void {
    const row = this.#rows.get(order);
    if (row?.owed !== undefined) this.#rows.set(order, { ...row, ...changed });
  }

  /** Ends the license of an order at a moment, if it lasts longer. */
  endBought(order: string, at: number): void {
    const row = this.#rows.get(order);
    if (row !== null) this.#rows.set(order, { ...row, endsAt: endedAt(row, at) });
  }

  /** Ends the grants that a declined card was to pay for, of every order but one. */
  endDeclined(order: string, organizationId: string, at: number): void {
    for (const row of this.of(organizationId))
      if (row.owed === 'card' && row.id !== order && !row.id.startsWith('grant-'))
        this.#rows.set(row.id, { ...row, endsAt: endedAt(row, at) });
  }

  of(organizationId: string): readonly StoredGrant[] {
    return this.#rows.all().filter((grant) => grant.organizationId === organizationId);
  }

  above(path: OrganizationPath): readonly StoredGrant[] {
    const ids = idsOfPath(path);
    return this.#rows.all().filter(({ organizationId }) => ids.includes(organizationId));
  }

  draft(): { readonly licenses: InMemoryLicenses; readonly commit: () => Undo } {
    const rows = this.#rows.draft();
    return { licenses: new InMemoryLicenses(rows), commit: () => rows.commit() };
  }
}
