import type {
  DomainRepository,
  NewDomain,
  StoredDomain,
} from '#application/service/ports/domain-repository.ts';
import { isInScope, type Scope } from '#domain/access/scope.ts';
import type { MailDomain } from '#domain/organizations/mail-domain.ts';
import type { SignInRule } from '#domain/organizations/sign-in-rule.ts';
import type { Organization } from '#domain/organizations/organization.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import type { Undo } from './in-memory-calls.ts';
import type { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import { InMemoryRows } from './in-memory-rows.ts';

const shown = ({ id, domain, record, claimedAt, proved, signIn }: StoredDomain): MailDomain => ({
  id,
  domain,
  record,
  claimedAt,
  proved,
  signIn,
});

export class InMemoryDomainRepository implements DomainRepository {
  readonly #organizations: InMemoryOrganizationRepository;
  readonly #rows: InMemoryRows<StoredDomain>;

  constructor(
    organizations: InMemoryOrganizationRepository,
    rows: InMemoryRows<StoredDomain> = new InMemoryRows(),
  ) {
    this.#organizations = organizations;
    this.#rows = rows;
  }

  list(organizationId: string): Promise<readonly MailDomain[]> {
    const path = this.#organizations.pathOf(organizationId);
    const found = this.#rows.all().filter(({ organization }) => organization === path);
    return Promise.resolve(
      found.toSorted((one, other) => compareCodePoints(one.domain, other.domain)).map(shown),
    );
  }

  claim({ id, organizationId, domain, record, at }: NewDomain): Promise<MailDomain | null> {
    const organization = this.#organizations.pathOf(organizationId);
    const same = this.#rows.all().filter((row) => row.domain === domain);
    const own = same.find((row) => row.organization === organization);
    if (same.some((row) => row !== own && row.proved !== null)) return Promise.resolve(null);
    if (own !== undefined) return Promise.resolve(shown(own));
    const claimed = { id, domain, record, claimedAt: at, proved: null, signIn: null, organization };
    this.#rows.set(id, claimed);
    return Promise.resolve(shown(claimed));
  }

  byId(id: string, scope: Scope): Promise<StoredDomain | null> {
    const found = this.#rows.get(id);
    const isReached =
      found !== null && isInScope(scope, { relation: 'none', organization: found.organization });
    return Promise.resolve(isReached ? found : null);
  }

  prove(id: string, proved: NonNullable<MailDomain['proved']>): Promise<boolean> {
    const found = this.#rows.get(id);
    const isProved = this.#rows.all().some((row) => row.domain === found?.domain && row.proved !== null);
    if (found === null || isProved) return Promise.resolve(false);
    this.#rows.set(id, { ...found, proved });
    return Promise.resolve(true);
  }

  remove(id: string): Promise<boolean> {
    const isThere = this.#rows.get(id) !== null;
    this.#rows.delete(id);
    return Promise.resolve(isThere);
  }

  setRule(domain: string, signIn: SignInRule | null): Promise<boolean> {
    const found = this.#provedOf(domain);
    if (found !== undefined) this.#rows.set(found.id, { ...found, signIn });
    return Promise.resolve(signIn === null || found !== undefined);
  }

  ruleOf(domain: string): Promise<SignInRule | null> {
    return Promise.resolve(this.#provedOf(domain)?.signIn ?? null);
  }

  #provedOf(domain: string): StoredDomain | undefined {
    return this.#rows.all().find((row) => row.domain === domain && row.proved !== null);
  }

  ownerOf(domain: string): Promise<Pick<Organization, 'id' | 'name' | 'path'> | null> {
    const owner = this.#provedOf(domain);
    const found = owner === undefined ? null : this.#organizations.ofPath(owner.organization);
    return Promise.resolve(found === null ? null : { id: found.id, name: found.name, path: found.path });
  }

  draft(organizations: InMemoryOrganizationRepository): {
    readonly domains: InMemoryDomainRepository;
    readonly commit: () => Undo;
  } {
    const rows = this.#rows.draft();
    return { domains: new InMemoryDomainRepository(organizations, rows), commit: () => rows.commit() };
  }
}
