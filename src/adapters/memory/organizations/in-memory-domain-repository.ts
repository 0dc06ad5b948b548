import type {
  DomainRepository,
  NewDomain,
  StoredDomain,
} from '#application/service/organizations/ports/domain-repository.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { MailDomain } from '#domain/organizations/domains/mail-domain.ts';
import type { SignInRule } from '#domain/organizations/domains/sign-in-rule.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import { isReached, organizationAt, pathOf } from './organization-rows.ts';

const domainTable: TableDefinition<StoredDomain> = { name: 'mail domains', key: byId };

const shown = ({ organization: _organization, ...domain }: StoredDomain): MailDomain => domain;

export class InMemoryDomainRepository extends InMemoryStore implements DomainRepository {
  readonly #rows = this.tables.of(domainTable);

  async list(organizationId: string): Promise<readonly MailDomain[]> {
    const path = pathOf(this.tables, organizationId);
    return this.#rows
      .where(({ organization }) => organization === path)
      .toSorted((one, other) => compareCodePoints(one.domain, other.domain))
      .map(shown);
  }

  async claim({ id, organizationId, domain, record, at }: NewDomain): Promise<MailDomain | null> {
    const organization = pathOf(this.tables, organizationId);
    const same = this.#rows.where((row) => row.domain === domain);
    const own = same.find((row) => row.organization === organization);
    if (same.some((row) => row !== own && row.proved !== null)) return null;
    if (own !== undefined) return shown(own);
    const claimed = { id, domain, record, claimedAt: at, proved: null, signIn: null, organization };
    this.#rows.save(claimed);
    return shown(claimed);
  }

  async byId(id: string, scope: Scope): Promise<StoredDomain | null> {
    const found = this.#rows.get(id);
    return found !== null && isReached(scope, found.organization) ? found : null;
  }

  async prove(id: string, proved: NonNullable<MailDomain['proved']>): Promise<boolean> {
    const isFree = ({ domain }: StoredDomain): boolean => this.#provedOf(domain) === null;
    return this.#rows.change(id, { proved }, isFree) !== null;
  }

  async remove(id: string): Promise<boolean> {
    return this.#rows.delete(id) !== null;
  }

  async setRule(domain: string, signIn: SignInRule | null): Promise<boolean> {
    const found = this.#provedOf(domain);
    if (found !== null) this.#rows.save({ ...found, signIn });
    return signIn === null || found !== null;
  }

  async ruleOf(domain: string): Promise<SignInRule | null> {
    return this.#provedOf(domain)?.signIn ?? null;
  }

  async ownerOf(domain: string): Promise<Pick<Organization, 'id' | 'name' | 'path'> | null> {
    const owner = this.#provedOf(domain);
    const found = owner === null ? null : organizationAt(this.tables, owner.organization);
    return found === null ? null : { id: found.id, name: found.name, path: found.path };
  }

  #provedOf(domain: string): StoredDomain | null {
    return this.#rows.find((row) => row.domain === domain && row.proved !== null);
  }
}
