import type { SchoolDirectory } from '#application/service/organizations/ports/school-directory.ts';
import type { FoundSchool } from '#domain/organizations/settings/school-search.ts';
import { foldText } from '#domain/platform/tables/fold-text.ts';
import { byNaturalName } from '#domain/platform/tables/natural-order.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import { organizationTable } from './organization-rows.ts';

export class InMemorySchoolDirectory extends InMemoryStore implements SchoolDirectory {
  readonly #organizations = this.tables.of(organizationTable);

  async find(folded: string, limit: number): Promise<readonly FoundSchool[]> {
    const later = ({ name }: { readonly name: string }) => Number(!foldText(name).startsWith(folded));
    return this.#organizations
      .where(({ kind, name }) => kind !== 'workspace' && foldText(name).includes(folded))
      .toSorted((one, other) => later(one) - later(other) || byNaturalName(one, other))
      .slice(0, limit)
      .map(({ name, parent }) => ({ name, district: this.#organizations.get(parent ?? '')?.name ?? null }));
  }
}
