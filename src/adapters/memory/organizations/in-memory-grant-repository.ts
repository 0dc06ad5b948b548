import type {
  BoughtGrant,
  CompBefore,
  FreeGrant,
  GrantHolders,
  GrantRepository,
  HeldGrants,
  OrganizationGrant,
} from '#application/service/organizations/ports/grant-repository.ts';
import type { Grant } from '#domain/organizations/grants/grant.ts';
import type { OrderBuyer } from '#domain/billing/orders/order.ts';
import type { Buyer } from '#domain/billing/license/license.ts';
import { pathsTo, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import { compareNames } from '#domain/platform/tables/natural-order.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import {
  grantsAbove,
  grantsOf,
  membershipsOf,
  organizationGrantTable,
  organizationTable,
  presentMembers,
  seatOf,
  type StoredGrant,
} from './organization-rows.ts';

const nameOf = ({ firstName, lastName }: Buyer): string => [firstName, lastName].join(' ').trim();

/** Returns a grant without its holder. */
export const grantOf = ({ kind, startsAt, endsAt, owed, trustedUntil }: Grant): Grant => ({
  kind,
  startsAt,
  endsAt,
  ...(owed === undefined ? {} : { owed }),
  ...(trustedUntil === undefined ? {} : { trustedUntil }),
});

const endedAt = <Ended extends Grant>(grant: Ended, at: number): Ended => ({
  ...grant,
  endsAt: Math.min(grant.endsAt, Math.max(grant.startsAt, at)),
});

type GrantRow = Grant & Partial<Pick<StoredGrant, 'given' | 'id' | 'order' | 'seats'>>;
type Holder = Pick<OrderBuyer, 'id' | 'kind'>;

export class InMemoryGrantRepository extends InMemoryStore implements GrantRepository {
  readonly #accounts = this.tables.of(accountTable);
  readonly #licenses = this.tables.of(organizationGrantTable);

  async give({ organizationId, ...grant }: OrganizationGrant): Promise<void> {
    this.#change({ kind: 'organization', id: organizationId }, (grants) => [...grants, grant]);
  }

  async giveBought({ order, holder, seats, ...given }: BoughtGrant): Promise<void> {
    const grant = grantOf(given);
    this.#change(holder, (grants) => {
      const before = grants.find((each) => each.order === order);
      if (before === undefined) return [...grants, { ...grant, order, seats }];
      if (grant.owed !== undefined) return grants;
      const { owed: _owed, trustedUntil: _trusted, endsAt, ...bought } = before;
      return grants.map((each) => (each === before ? { ...bought, ...grant, endsAt } : each));
    });
  }

  async changeBought({
    order,
    ...changed
  }: Pick<BoughtGrant, 'order' | 'seats' | 'endsAt' | 'trustedUntil'>): Promise<void> {
    this.#licenses.changeWhere(
      (row) => row.order === order && row.owed !== undefined,
      () => changed,
    );
  }

  async endBought(order: string, at: number): Promise<void> {
    const isBought = (grant: GrantRow): boolean => grant.order === order;
    this.#licenses.changeWhere(isBought, (row) => endedAt(row, at));
    this.#accounts.changeWhere(
      ({ grants }) => grants.some(isBought),
      ({ grants }) => ({ grants: grants.map((grant) => (isBought(grant) ? endedAt(grant, at) : grant)) }),
    );
  }

  async endDeclined({ order, holder }: Pick<BoughtGrant, 'order' | 'holder'>, at: number): Promise<void> {
    const isDeclined = (grant: GrantRow): boolean =>
      grant.owed === 'card' && grant.order !== undefined && grant.order !== order;
    this.#change(holder, (grants) => grants.map((grant) => (isDeclined(grant) ? endedAt(grant, at) : grant)));
  }

  async giveFree({ holder, ...grant }: FreeGrant): Promise<void> {
    this.#change(holder, (grants) => [...grants, grant]);
  }

  async setComp({ holder, ...grant }: FreeGrant): Promise<CompBefore | null> {
    const { seats, startsAt, endsAt, given } = grant;
    const before = this.#of(holder).find(
      (each) => each.kind === 'comp' && each.endsAt > startsAt && each.given?.by === 'staff',
    );
    this.#change(holder, (grants) =>
      before === undefined
        ? [...grants, grant]
        : grants.map((each) => (each === before ? { ...each, seats, endsAt, given } : each)),
    );
    return before === undefined ? null : { endsAt: before.endsAt, seats: before.seats ?? null };
  }

  async read({ accountId, organization }: GrantHolders): Promise<HeldGrants> {
    const given = (grant: GrantRow) => ({
      ...grantOf(grant),
      ...(grant.given === undefined ? {} : { given: grant.given }),
    });
    const own = this.#of({ kind: 'account', id: accountId }).map((grant, place) => ({
      ...given(grant),
      id: `${accountId}-${place}`,
      holder: null,
      seats: null,
    }));
    const above = organization === null ? [] : grantsAbove(this.tables, organization);
    const others = above.map((grant) => {
      const found = this.tables.of(organizationTable).get(grant.organizationId);
      const holder = found === null ? null : { id: found.id, name: found.name };
      return { ...given(grant), id: grant.id, holder, seats: grant.seats };
    });
    const grants = [...own, ...others].toSorted((one, other) => other.endsAt - one.endsAt);
    const member = membershipsOf(this.tables, accountId).find((row) => row.organization === organization);
    return {
      grants,
      buyers: this.#buyersOf(organization),
      seat: member === undefined ? null : seatOf(member),
    };
  }

  #of({ kind, id }: Holder): readonly GrantRow[] {
    return kind === 'organization' ? grantsOf(this.tables, id) : (this.#accounts.get(id)?.grants ?? []);
  }

  #change(holder: Holder, change: (grants: readonly GrantRow[]) => readonly GrantRow[]): void {
    const grants = change(this.#of(holder));
    if (holder.kind !== 'organization') {
      const own = grants.map(({ seats: _seats, ...grant }) => grant);
      this.#accounts.change(holder.id, { grants: own });
      return;
    }
    for (const { id, seats = 0, ...grant } of grants)
      this.#licenses.save({
        ...grant,
        seats,
        id: id ?? grant.order ?? `grant-${this.#licenses.all().length + 1}`,
        organizationId: holder.id,
      });
  }

  #buyersOf(organization: OrganizationPath | null): readonly Buyer[] {
    const above = organization === null ? [] : pathsTo(organization);
    return presentMembers(this.tables)
      .filter(
        ({ role, billingContact, organization: path }) =>
          above.includes(path) && (role === 'customer' || billingContact),
      )
      .flatMap(({ accountId }) => this.#accounts.get(accountId ?? '') ?? [])
      .map(({ firstName, lastName }) => ({ firstName, lastName }))
      .toSorted((one, other) => compareNames(nameOf(one), nameOf(other)));
  }
}
