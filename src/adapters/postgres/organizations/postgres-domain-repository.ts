import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  DomainRepository,
  NewDomain,
  StoredDomain,
} from '#application/service/organizations/ports/domain-repository.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { DomainProofKind, MailDomain } from '#domain/organizations/domains/mail-domain.ts';
import type { Organization, OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { SchoolProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { SignInRule } from '#domain/organizations/domains/sign-in-rule.ts';
import { instant, type Schema } from '../schema.ts';
import { pathInScope } from '../platform/scope-sql.ts';

type Row = {
  readonly id: string;
  readonly domain: string;
  readonly record: string;
  readonly claimed_at: number;
  readonly proved_at: number | null;
  readonly how: DomainProofKind | null;
  readonly provider: SchoolProvider | null;
  readonly password_allowed: boolean | null;
};

const columns = sql`c.id, c.domain, c.record, c.claimed_at, p.proved_at, p.how, r.provider, r.password_allowed`;

const proofAndRule = sql`left join proved_domains p on p.claim_id = c.id
      left join sign_in_rules r on r.domain = p.domain`;

const ruleIn = ({
  provider,
  password_allowed: passwordAllowed,
}: Pick<Row, 'provider' | 'password_allowed'>) =>
  provider === null || passwordAllowed === null ? null : { provider, passwordAllowed };

const domainOf = ({
  id,
  domain,
  record,
  claimed_at: claimedAt,
  proved_at: at,
  how,
  ...rule
}: Row): MailDomain => ({
  id,
  domain,
  record,
  claimedAt,
  proved: at === null || how === null ? null : { at, how },
  signIn: ruleIn(rule),
});

export class PostgresDomainRepository implements DomainRepository {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async list(organizationId: string): Promise<readonly MailDomain[]> {
    const { rows } = await sql<Row>`select ${columns} from domain_claims c ${proofAndRule}
      where c.organization_id = ${organizationId} order by c.domain`.execute(this.#db);
    return rows.map(domainOf);
  }

  async claim({ id, organizationId, domain, record, at }: NewDomain): Promise<MailDomain | null> {
    const { rows } = await sql<Row>`with made as (
        insert into domain_claims (id, organization_id, domain, record, claimed_at)
        select ${id}, ${organizationId}, ${domain}, ${record}, ${instant(at)}
        where not exists (select from proved_domains p join domain_claims t on t.id = p.claim_id
          where p.domain = ${domain} and t.organization_id <> ${organizationId})
        on conflict (organization_id, domain) do update set domain = excluded.domain
        returning *)
      select ${columns} from made c ${proofAndRule}`.execute(this.#db);
    return rows[0] === undefined ? null : domainOf(rows[0]);
  }

  async byId(id: string, scope: Scope): Promise<StoredDomain | null> {
    const { rows } = await sql<Row & { readonly path: OrganizationPath }>`select ${columns}, o.path
      from domain_claims c join organizations o on o.id = c.organization_id
      ${proofAndRule}
      where c.id = ${id} and ${pathInScope(scope, sql.ref('o.path'))}`.execute(this.#db);
    return rows[0] === undefined ? null : { ...domainOf(rows[0]), organization: rows[0].path };
  }

  prove(id: string, { at, how }: { readonly at: number; readonly how: DomainProofKind }): Promise<boolean> {
    // If two calls run concurrently, the second one waits for the first one at the unique key, and then does nothing.
    return this.#change(sql`insert into proved_domains (domain, claim_id, proved_at, how)
      select domain, id, ${instant(at)}, ${how} from domain_claims where id = ${id}
      on conflict do nothing returning domain`);
  }

  remove(id: string): Promise<boolean> {
    return this.#change(sql`delete from domain_claims where id = ${id} returning id`);
  }

  async setRule(domain: string, rule: SignInRule | null): Promise<boolean> {
    if (rule === null) {
      await sql`delete from sign_in_rules where domain = ${domain}`.execute(this.#db);
      return true;
    }
    // Locks the proof until the transaction ends, so that the proof cannot end before its rule exists.
    return this.#change(sql`insert into sign_in_rules (domain, provider, password_allowed)
      select domain, ${rule.provider}, ${rule.passwordAllowed} from proved_domains where domain = ${domain} for share
      on conflict (domain) do update set provider = excluded.provider, password_allowed = excluded.password_allowed
      returning domain`);
  }

  async ruleOf(domain: string): Promise<SignInRule | null> {
    const { rows } = await sql<Pick<Row, 'provider' | 'password_allowed'>>`
      select provider, password_allowed from sign_in_rules where domain = ${domain}`.execute(this.#db);
    return rows[0] === undefined ? null : ruleIn(rows[0]);
  }

  async ownerOf(domain: string): Promise<Pick<Organization, 'id' | 'name' | 'path'> | null> {
    const { rows } = await sql<Pick<Organization, 'id' | 'name' | 'path'>>`select o.id, o.name, o.path
      from proved_domains p join domain_claims c on c.id = p.claim_id
      join organizations o on o.id = c.organization_id
      where p.domain = ${domain}`.execute(this.#db);
    return rows[0] ?? null;
  }

  async #change(statement: RawBuilder<unknown>): Promise<boolean> {
    const { rows } = await statement.execute(this.#db);
    return rows.length > 0;
  }
}
