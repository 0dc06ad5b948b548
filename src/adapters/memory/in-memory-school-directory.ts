import type { SchoolDirectory } from '#application/service/ports/school-directory.ts';
import { everywhere } from '#domain/access/scope.ts';
import type { FoundSchool } from '#domain/organizations/school-search.ts';
import { foldText } from '#domain/tables/fold-text.ts';
import type { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';

export class InMemorySchoolDirectory implements SchoolDirectory {
  readonly #organizations: Pick<InMemoryOrganizationRepository, 'list'>;

  constructor(organizations: Pick<InMemoryOrganizationRepository, 'list'>) {
    this.#organizations = organizations;
  }

  async find(folded: string, limit: number): Promise<readonly FoundSchool[]> {
    const all = await this.#organizations.list(everywhere);
    const found = all.filter(({ kind, name }) => kind !== 'workspace' && foldText(name).includes(folded));
    const later = ({ name }: { readonly name: string }) => Number(!foldText(name).startsWith(folded));
    return found
      .toSorted((one, other) => later(one) - later(other))
      .slice(0, limit)
      .map(({ name, parent }) => ({ name, district: all.find(({ id }) => id === parent)?.name ?? null }));
  }
}
