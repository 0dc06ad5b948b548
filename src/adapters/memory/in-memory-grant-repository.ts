import type {
  BoughtGrant,
  CompBefore,
  FreeGrant,
  GrantHolders,
  GrantRepository,
  HeldGrants,
  OrganizationGrant,
} from '#application/service/ports/grant-repository.ts';
import type { Grant } from '#domain/license/grant.ts';
import type { GivenBy } from '#domain/license/held-grant.ts';
import type { Buyer } from '#domain/license/license.ts';
import { pathsTo, type OrganizationPath } from '#domain/organizations/organization.ts';
import { compareNames } from '#domain/tables/natural-order.ts';
import { accountTable } from './in-memory-account-repository.ts';
import { InMemoryStore } from './in-memory-tables.ts';
import {
  grantsAbove,
  grantsOf,
  membershipsOf,
  organizationGrantTable,
  organizationTable,
  presentMembers,
  seatOf,
} from './organization-rows.ts';

const nameOf = ({ firstName, lastName }: Buyer): string => [firstName, lastName].join(' ').trim();

/** A grant without its holder. */
export const grantOf = ({ kind, startsAt, endsAt, owed, trustedUntil }: Grant): Grant => ({
  kind,
  startsAt,
  endsAt,
  ...(owed === undefined ? {} : { owed }),
  ...(trustedUntil === undefined ? {} : { trustedUntil }),
});

/** The grant with its end at a moment: not before its start, and not later than its end. */
const endedAt = <Ended extends Grant>(grant: Ended, at: number): Ended => ({
  ...grant,
  endsAt: Math.min(grant.endsAt, Math.max(grant.startsAt, at)),
});

/** Whether a grant was given without a payment. */
const isGiven = (grant: object): grant is { readonly given: GivenBy } =>
  'given' in grant && grant.given !== undefined;
const givenIn = (grant: object): { readonly given?: GivenBy } =>
  isGiven(grant) ? { given: grant.given } : {};
const isCompAt = (grant: Grant, at: number): boolean =>
  grant.kind === 'comp' && grant.endsAt > at && isGiven(grant) && grant.given.by === 'staff';

type OrderedGrant = Grant & { readonly order: string };
const isOf = (grant: Grant | OrderedGrant, order: string): boolean =>
  'order' in grant && grant.order === order;
/** Whether a declined card was to pay for a grant, in another order than this one. */
const isDeclined = (grant: Grant | OrderedGrant, order: string): boolean =>
  grant.owed === 'card' && 'order' in grant && grant.order !== order;

export class InMemoryGrantRepository extends InMemoryStore implements GrantRepository {
  readonly #accounts = this.tables.of(accountTable);
  readonly #licenses = this.tables.of(organizationGrantTable);

  async give(grant: OrganizationGrant & { readonly given?: GivenBy }): Promise<void> {
    this.#licenses.save({ ...grant, id: `grant-${this.#licenses.all().length + 1}` });
  }

  async giveBought({ order, holder, seats, ...grant }: BoughtGrant): Promise<void> {
    const bought: OrderedGrant = { ...grantOf(grant), order };
    if (holder.kind !== 'organization') {
      this.#changeOwn(holder.id, (grants) =>
        grants.some((each) => isOf(each, order))
          ? grants.map((each) =>
              isOf(each, order) && grant.owed === undefined ? { ...bought, endsAt: each.endsAt } : each,
            )
          : [...grants, bought],
      );
      return;
    }
    const before = this.#licenses.get(order);
    if (before !== null && grant.owed !== undefined) return;
    const { endsAt } = before ?? grant;
    const place = { id: order, organizationId: holder.id, seats: before === null ? seats : before.seats };
    this.#licenses.save({ ...grantOf(grant), ...place, endsAt });
  }

  async changeBought({
    order,
    ...changed
  }: Pick<BoughtGrant, 'order' | 'seats' | 'endsAt' | 'trustedUntil'>): Promise<void> {
    this.#licenses.change(order, changed, ({ owed }) => owed !== undefined);
  }

  async endBought(order: string, at: number): Promise<void> {
    this.#licenses.changeWhere(
      ({ id }) => id === order,
      (row) => endedAt(row, at),
    );
    this.#accounts.changeWhere(
      ({ grants }) => grants.some((grant) => isOf(grant, order)),
      ({ grants }) => ({ grants: grants.map((grant) => (isOf(grant, order) ? endedAt(grant, at) : grant)) }),
    );
  }

  async endDeclined({ order, holder }: Pick<BoughtGrant, 'order' | 'holder'>, at: number): Promise<void> {
    if (holder.kind === 'organization')
      this.#licenses.changeWhere(
        ({ organizationId, owed, id }) =>
          organizationId === holder.id && owed === 'card' && id !== order && !id.startsWith('grant-'),
        (row) => endedAt(row, at),
      );
    else
      this.#changeOwn(holder.id, (grants) =>
        grants.map((grant) => (isDeclined(grant, order) ? endedAt(grant, at) : grant)),
      );
  }

  async giveFree({ holder, seats, ...grant }: FreeGrant): Promise<void> {
    if (holder.kind === 'organization') await this.give({ ...grant, seats, organizationId: holder.id });
    else this.#changeOwn(holder.id, (grants) => [...grants, grant]);
  }

  async setComp(grant: FreeGrant): Promise<CompBefore | null> {
    const { holder, seats, startsAt, endsAt, given } = grant;
    const isComp = (each: Grant): boolean => isCompAt(each, startsAt);
    if (holder.kind === 'organization') {
      const row = grantsOf(this.tables, holder.id).find(isComp);
      if (row === undefined) await this.giveFree(grant);
      else this.#licenses.save({ ...row, seats, endsAt, given });
      return row === undefined ? null : { endsAt: row.endsAt, seats: row.seats };
    }
    const before = this.#accounts.get(holder.id)?.grants.find(isComp);
    if (before === undefined) await this.giveFree(grant);
    else
      this.#changeOwn(holder.id, (grants) =>
        grants.map((each) => (isComp(each) ? { ...each, endsAt, given } : each)),
      );
    return before === undefined ? null : { endsAt: before.endsAt, seats: null };
  }

  async read({ accountId, organization }: GrantHolders): Promise<HeldGrants> {
    const own = (this.#accounts.get(accountId)?.grants ?? []).map((grant, place) => ({
      ...grantOf(grant),
      ...givenIn(grant),
      id: `${accountId}-${place}`,
      holder: null,
      seats: null,
    }));
    const above = organization === null ? [] : grantsAbove(this.tables, organization);
    const others = above.map((grant) => {
      const found = this.tables.of(organizationTable).get(grant.organizationId);
      const holder = found === null ? null : { id: found.id, name: found.name };
      return { ...grantOf(grant), ...givenIn(grant), id: grant.id, holder, seats: grant.seats };
    });
    const grants = [...own, ...others].toSorted((one, other) => other.endsAt - one.endsAt);
    const member = membershipsOf(this.tables, accountId).find((row) => row.organization === organization);
    return {
      grants,
      buyers: this.#buyersOf(organization),
      seat: member === undefined ? null : seatOf(member),
    };
  }

  #changeOwn(accountId: string, change: (grants: readonly Grant[]) => readonly Grant[]): void {
    this.#accounts.change(accountId, { grants: change(this.#accounts.get(accountId)?.grants ?? []) });
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
