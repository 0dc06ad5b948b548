import type { BillingFiles } from '#application/service/billing/ports/billing-files.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { isInScope, type Scope } from '#domain/organizations/access/scope.ts';
import type { BillingFile, NewBillingFile, Verdict } from '#domain/billing/prices/billing-file.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import { organizationTable } from '../organizations/organization-rows.ts';

type FileRow = NewBillingFile & Pick<BillingFile, 'verdict'>;

const fileTable: TableDefinition<FileRow> = {
  name: 'billing files',
  key: byId,
  unique: ({ order }) => [order],
};

const withoutBytes = ({ file, ...row }: FileRow): BillingFile => ({ ...row, bytes: file.byteLength });

export class InMemoryBillingFiles extends InMemoryStore implements BillingFiles {
  readonly #rows = this.tables.of(fileTable);

  async save(file: NewBillingFile): Promise<void> {
    this.#rows.add({ ...file, verdict: null });
  }

  async ofOrganization(id: string, scope: Scope): Promise<readonly BillingFile[]> {
    return this.#latestFirst((row) => row.organization === id && this.#isIn(row, scope));
  }

  async certificatesFor(path: OrganizationPath): Promise<readonly BillingFile[]> {
    return this.#latestFirst((row) => {
      const of = this.#pathOf(row);
      return row.kind === 'exemption-certificate' && of !== null && path.startsWith(of);
    });
  }

  async byId(id: string, scope: Scope): Promise<BillingFile | null> {
    const row = this.#rows.get(id);
    return row !== null && this.#isIn(row, scope) ? withoutBytes(row) : null;
  }

  async bytes(id: string, scope: Scope): Promise<Uint8Array | null> {
    const row = this.#rows.get(id);
    return row !== null && this.#isIn(row, scope) ? row.file : null;
  }

  async judge(id: string, verdict: Verdict): Promise<void> {
    this.#rows.change(id, { verdict }, ({ kind }) => kind === 'exemption-certificate');
  }

  #latestFirst(matches: (row: FileRow) => boolean): readonly BillingFile[] {
    return this.#rows
      .where(matches)
      .toSorted((one, other) => other.sentAt - one.sentAt || compareCodePoints(other.id, one.id))
      .map(withoutBytes);
  }

  #pathOf({ organization }: FileRow): OrganizationPath | null {
    return this.tables.of(organizationTable).get(organization)?.path ?? null;
  }

  #isIn(row: FileRow, scope: Scope): boolean {
    return isInScope(scope, { relation: 'none', organization: this.#pathOf(row) });
  }
}
