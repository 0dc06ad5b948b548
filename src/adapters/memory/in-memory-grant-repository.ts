import { everywhere } from '#domain/access/scope.ts';
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
import type { InMemoryAccountRepository } from './in-memory-account-repository.ts';
import { endedAt } from './in-memory-licenses.ts';
import type { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import { seatOf } from './seat-of.ts';

const nameOf = ({ firstName, lastName }: Buyer): string => [firstName, lastName].join(' ').trim();

/** A grant without its holder. */
export const grantOf = ({ kind, startsAt, endsAt, owed, trustedUntil }: Grant): Grant => ({
  kind,
  startsAt,
  endsAt,
  ...(owed === undefined ? {} : { owed }),
  ...(trustedUntil === undefined ? {} : { trustedUntil }),
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

export class InMemoryGrantRepository implements GrantRepository {
  readonly #accounts: InMemoryAccountRepository;
  readonly #organizations: InMemoryOrganizationRepository;

  constructor(accounts: InMemoryAccountRepository, organizations: InMemoryOrganizationRepository) {
    this.#accounts = accounts;
    this.#organizations = organizations;
  }

  give(grant: OrganizationGrant): Promise<void> {
    this.#organizations.licenses.give(grant);
    return Promise.resolve();
  }

  async giveBought({ order, holder, seats, ...grant }: BoughtGrant): Promise<void> {
    if (holder.kind === 'organization') {
      this.#organizations.licenses.giveBought(order, { ...grantOf(grant), seats, organizationId: holder.id });
      return;
    }
    const bought: OrderedGrant = { ...grantOf(grant), order };
    await this.#accounts.changeGrants(holder.id, (grants) =>
      grants.some((each) => isOf(each, order))
        ? grants.map((each) =>
            isOf(each, order) && grant.owed === undefined ? { ...bought, endsAt: each.endsAt } : each,
          )
        : [...grants, bought],
    );
  }

  changeBought({
    order,
    ...changed
  }: Pick<BoughtGrant, 'order' | 'seats' | 'endsAt' | 'trustedUntil'>): Promise<void> {
    this.#organizations.licenses.changeBought(order, changed);
    return Promise.resolve();
  }

  async endBought(order: string, at: number): Promise<void> {
    this.#organizations.licenses.endBought(order, at);
    for (const { id } of this.#accounts.accounts())
      await this.#accounts.changeGrants(id, (grants) =>
        grants.map((grant) => (isOf(grant, order) ? { ...grant, endsAt: endedAt(grant, at) } : grant)),
      );
  }

  async endDeclined({ order, holder }: Pick<BoughtGrant, 'order' | 'holder'>, at: number): Promise<void> {
    if (holder.kind === 'organization') {
      this.#organizations.licenses.endDeclined(order, holder.id, at);
      return;
    }
    const isDeclined = (grant: Grant | OrderedGrant): boolean =>
      grant.owed === 'card' && 'order' in grant && grant.order !== order;
    await this.#accounts.changeGrants(holder.id, (grants) =>
      grants.map((grant) => (isDeclined(grant) ? { ...grant, endsAt: endedAt(grant, at) } : grant)),
    );
  }

  async giveFree({ holder, seats, ...grant }: FreeGrant): Promise<void> {
    if (holder.kind === 'organization')
      this.#organizations.licenses.give({ ...grant, seats, organizationId: holder.id });
    else await this.#accounts.changeGrants(holder.id, (grants) => [...grants, grant]);
  }

  async setComp(grant: FreeGrant): Promise<CompBefore | null> {
    const { holder, seats, startsAt, endsAt, given } = grant;
    const changed = { given };
    if (holder.kind === 'organization') {
      const { licenses } = this.#organizations;
      const row = licenses.of(holder.id).find((each) => isCompAt(each, startsAt));
      if (row === undefined) await this.giveFree(grant);
      else licenses.replace(row.id, { ...row, seats, endsAt, ...changed });
      return row === undefined ? null : { endsAt: row.endsAt, seats: row.seats };
    }
    const own = (await this.#accounts.byId(holder.id))?.grants ?? [];
    const before = own.find((each) => isCompAt(each, startsAt));
    if (before === undefined) await this.giveFree(grant);
    else
      await this.#accounts.changeGrants(holder.id, (grants) =>
        grants.map((each) => (isCompAt(each, startsAt) ? { ...each, endsAt, ...changed } : each)),
      );
    return before === undefined ? null : { endsAt: before.endsAt, seats: null };
  }

  async read({ accountId, organization }: GrantHolders): Promise<HeldGrants> {
    const account = await this.#accounts.byId(accountId);
    const own = (account?.grants ?? []).map((grant, place) => ({
      ...grantOf(grant),
      ...givenIn(grant),
      id: `${accountId}-${place}`,
      holder: null,
      seats: null,
    }));
    const above = organization === null ? [] : this.#organizations.licenses.above(organization);
    const others = await Promise.all(
      above.map(async (grant) => {
        const found = await this.#organizations.byId(grant.organizationId, everywhere);
        const holder = found === null ? null : { id: found.id, name: found.name };
        return { ...grantOf(grant), ...givenIn(grant), id: grant.id, holder, seats: grant.seats };
      }),
    );
    const grants = [...own, ...others].toSorted((one, other) => other.endsAt - one.endsAt);
    const membership = this.#organizations
      .ofAccount(accountId)
      .find((row) => row.organization === organization);
    const seat = membership === undefined ? null : seatOf(membership);
    return { grants, buyers: await this.#buyersOf(organization), seat };
  }

  async #buyersOf(organization: OrganizationPath | null): Promise<readonly Buyer[]> {
    const above = organization === null ? [] : pathsTo(organization);
    const memberships = this.#organizations
      .memberships()
      .filter(
        (member) =>
          above.includes(member.organization) &&
          member.to === null &&
          (member.role === 'customer' || member.billingContact),
      );
    const accounts = await Promise.all(
      memberships.map(({ accountId }) => this.#accounts.byId(accountId ?? '')),
    );
    return accounts
      .flatMap((account) => (account === null ? [] : [account]))
      .map(({ firstName, lastName }) => ({ firstName, lastName }))
      .toSorted((one, other) => compareNames(nameOf(one), nameOf(other)));
  }
}
