import { type Kysely, type Selectable, sql } from 'kysely';
import type { BillingFiles } from '#application/service/billing/ports/billing-files.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { BillingFile, NewBillingFile, Verdict } from '#domain/billing/prices/billing-file.ts';
import { pathsTo, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { BillingFilesTable } from './billing-files-table.ts';
import { instant, type Schema } from '../schema.ts';
import { pathInScope } from '../platform/scope-sql.ts';

type Row = Omit<Selectable<BillingFilesTable>, 'file'> & { readonly bytes: number };

function verdictOf({ accepted, expires_on, note, judged_at, judged_by }: Row): Verdict | null {
  if (accepted === null || judged_at === null || judged_by === null) return null;
  return { accepted, expiresOn: expires_on, note, at: judged_at, by: judged_by };
}

const fileOf = (row: Row): BillingFile => ({
  id: row.id,
  kind: row.kind,
  organization: row.organization_id,
  order: row.order_id,
  bytes: row.bytes,
  sentAt: row.sent_at,
  sentBy: row.sent_by,
  verdict: verdictOf(row),
});

export class PostgresBillingFiles implements BillingFiles {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async save({ id, kind, organization, order, file, sentAt, sentBy }: NewBillingFile): Promise<void> {
    await this.#db
      .insertInto('billing_files')
      .values({
        id,
        kind,
        organization_id: organization,
        order_id: order,
        file: Buffer.from(file),
        sent_at: instant(sentAt),
        sent_by: sentBy,
      })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .execute();
  }

  async ofOrganization(id: string, scope: Scope): Promise<readonly BillingFile[]> {
    const query = this.#files().where('f.organization_id', '=', id).where(inScope(scope));
    return (await query.execute()).map(fileOf);
  }

  async certificatesFor(path: OrganizationPath): Promise<readonly BillingFile[]> {
    const query = this.#files()
      .where('f.kind', '=', 'exemption-certificate')
      .where('o.path', 'in', pathsTo(path));
    return (await query.execute()).map(fileOf);
  }

  async byId(id: string, scope: Scope): Promise<BillingFile | null> {
    const row = await this.#files().where('f.id', '=', id).where(inScope(scope)).executeTakeFirst();
    return row === undefined ? null : fileOf(row);
  }

  async bytes(id: string, scope: Scope): Promise<Uint8Array | null> {
    const row = await this.#joined()
      .select('f.file')
      .where('f.id', '=', id)
      .where(inScope(scope))
      .executeTakeFirst();
    return row === undefined ? null : new Uint8Array(row.file);
  }

  async judge(id: string, { accepted, expiresOn, note, at, by }: Verdict): Promise<void> {
    await this.#db
      .updateTable('billing_files')
      .set({ accepted, expires_on: expiresOn, note, judged_at: instant(at), judged_by: by })
      .where('id', '=', id)
      .where('kind', '=', 'exemption-certificate')
      .execute();
  }

  #joined() {
    return this.#db
      .selectFrom('billing_files as f')
      .leftJoin('organizations as o', 'o.id', 'f.organization_id');
  }

  /** Selects files without their bytes, newest first. */
  #files() {
    return this.#joined()
      .select([
        'f.id',
        'f.kind',
        'f.organization_id',
        'f.order_id',
        'f.sent_at',
        'f.sent_by',
        'f.accepted',
        'f.expires_on',
        'f.note',
        'f.judged_at',
        'f.judged_by',
      ])
      .select(sql<number>`octet_length(f.file)`.as('bytes'))
      .orderBy('f.sent_at', 'desc')
      .orderBy(sql`f.id collate "C"`, 'desc');
  }
}

const inScope = (scope: Scope) => pathInScope(scope, sql.ref('o.path'));
