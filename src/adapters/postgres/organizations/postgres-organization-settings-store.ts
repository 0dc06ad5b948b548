import { type Kysely, sql } from 'kysely';
import type { OrganizationSettingsStore } from '#application/service/organizations/ports/organization-settings-store.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type {
  AgreementUpload,
  OrganizationChange,
  OrganizationSettings,
} from '#domain/organizations/settings/organization-settings.ts';
import { pathsTo, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import { minArchivedKeptDays } from '#domain/organizations/settings/archived-retention.ts';
import { foldedText } from '../platform/folded-text.ts';
import { naturalOrder } from '../platform/natural-order-sql.ts';
import { instant, type Schema } from '../schema.ts';
import { pathInScope } from '../platform/scope-sql.ts';
import { withoutLastNames } from './without-last-names.ts';

export class PostgresOrganizationSettingsStore implements OrganizationSettingsStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async read(organizationId: string, scope: Scope): Promise<OrganizationSettings | null> {
    const { rows } = await sql<OrganizationSettings>`select
        json_build_object('id', o.id, 'kind', o.kind, 'name', o.name, 'path', o.path, 'timeZone', o.time_zone)
          as organization,
        (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name)
            order by ${naturalOrder(sql.ref('s.name_folded'))}, s.id), '[]')
          from organizations s where s.parent_id = o.id and s.kind = 'school') as schools,
        (select coalesce(json_agg(json_build_object('id', m.id, 'firstName', a.first_name,
            'lastName', a.last_name, 'email', a.email) order by ${naturalOrder(sql.ref('m.name_folded'))}, m.id), '[]')
          from memberships m join accounts a on a.id = m.account_id
          where m.organization_path = o.path and m.to_at is null and m.billing_contact) as "billingContacts",
        (select coalesce(json_agg(b.email order by b.email collate "C"), '[]')
          from billing_addresses b where b.organization_id = o.id) as "billingAddresses",
        o.postal_address as "postalAddress", o.keeps_last_names as "keepsLastNames", o.archived_kept_days as "archivedKeptDays",
        (select json_build_object('signedBy', d.signed_by, 'signedOn', to_char(d.signed_on, 'YYYY-MM-DD'),
            'uploadedAt', (extract(epoch from d.uploaded_at) * 1000)::bigint, 'bytes', length(d.file))
          from data_agreements d where d.organization_id = o.id) as agreement
      from organizations o
      where o.id = ${organizationId} and ${pathInScope(scope, sql.ref('o.path'))}`.execute(this.#db);
    return rows[0] ?? null;
  }

  async change(
    organizationId: string,
    { name, timeZone, keepsLastNames, archivedKeptDays, postalAddress }: OrganizationChange,
  ): Promise<void> {
    await this.#db
      .updateTable('organizations')
      .set((row) => ({
        version: row('version', '+', 1),
        ...(name === undefined ? {} : { name, name_folded: foldedText(name) }),
        ...(timeZone === undefined ? {} : { time_zone: timeZone }),
        ...(keepsLastNames === undefined ? {} : { keeps_last_names: keepsLastNames }),
        ...(archivedKeptDays === undefined ? {} : { archived_kept_days: archivedKeptDays }),
        ...(postalAddress === undefined ? {} : { postal_address: postalAddress }),
      }))
      .where('id', '=', organizationId)
      .execute();
  }

  withoutLastNames(organizations: readonly OrganizationPath[]): Promise<ReadonlySet<OrganizationPath>> {
    return withoutLastNames(this.#db, organizations);
  }

  async archivedKeptDays(
    organizations: readonly OrganizationPath[],
  ): Promise<ReadonlyMap<OrganizationPath, number>> {
    const { rows } = await sql<{ readonly path: OrganizationPath; readonly days: number }>`
      select path, archived_kept_days as days from organizations
      where path = any(${[...new Set(organizations.flatMap(pathsTo))]}::text[])`.execute(this.#db);
    const longest = (path: OrganizationPath): number =>
      Math.max(
        minArchivedKeptDays,
        ...rows.filter((row) => path.startsWith(row.path)).map(({ days }) => days),
      );
    return new Map(organizations.map((path) => [path, longest(path)]));
  }

  async replaceBillingAddresses(organizationId: string, addresses: readonly EmailAddress[]): Promise<void> {
    await sql`with gone as (
        delete from billing_addresses
        where organization_id = ${organizationId} and email <> all(${addresses}::text[]))
      insert into billing_addresses (organization_id, email)
      select ${organizationId}, given from unnest(${addresses}::text[]) as given
      on conflict do nothing`.execute(this.#db);
  }

  async saveAgreement(organizationId: string, agreement: AgreementUpload, at: number): Promise<void> {
    const { signedBy, signedOn, file } = agreement;
    const kept = {
      signed_by: signedBy,
      signed_on: signedOn,
      file: Buffer.from(file),
      uploaded_at: instant(at),
    };
    await this.#db
      .insertInto('data_agreements')
      .values({ organization_id: organizationId, ...kept })
      .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(kept))
      .execute();
  }

  async agreementFile(organizationId: string, scope: Scope): Promise<Uint8Array | null> {
    const row = await this.#db
      .selectFrom('data_agreements')
      .innerJoin('organizations', 'organizations.id', 'data_agreements.organization_id')
      .select('file')
      .where('organization_id', '=', organizationId)
      .where(pathInScope(scope, sql.ref('organizations.path')))
      .executeTakeFirst();
    return row === undefined ? null : new Uint8Array(row.file);
  }

  async forget(address: EmailAddress): Promise<void> {
    await this.#db.deleteFrom('billing_addresses').where('email', '=', address).execute();
  }
}
