import type { BillingFiles } from '#application/service/ports/billing-files.ts';
import type { OrganizationPath } from '#domain/organizations/organization.ts';
import { everywhere, isInScope, type Scope } from '#domain/access/scope.ts';
import type { BillingFile, NewBillingFile, Verdict } from '#domain/billing/billing-file.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import type { Undo } from './in-memory-calls.ts';
import type { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type Kept = NewBillingFile & Pick<BillingFile, 'verdict'>;

const withoutBytes = ({ file, ...kept }: Kept): BillingFile => ({ ...kept, bytes: file.byteLength });

export class InMemoryBillingFiles implements BillingFiles {
  readonly #organizations: Pick<InMemoryOrganizationRepository, 'byId'>;
  readonly #rows: InMemoryRows<Kept>;

  constructor(
    organizations: Pick<InMemoryOrganizationRepository, 'byId'>,
    rows: InMemoryRows<Kept> = new InMemoryRows(),
  ) {
    this.#organizations = organizations;
    this.#rows = rows;
  }

  async keep(file: NewBillingFile): Promise<void> {
    const isThere = file.order !== null && this.#rows.all().some(({ order }) => order === file.order);
    if (!isThere) this.#rows.set(file.id, { ...file, verdict: null });
  }

  async ofOrganization(id: string, scope: Scope): Promise<readonly BillingFile[]> {
    return this.#matching(async (each) => each.organization === id && (await this.#isIn(each, scope)));
  }

  async certificatesFor(path: OrganizationPath): Promise<readonly BillingFile[]> {
    return this.#matching(async (each) => {
      const of = await this.#pathOf(each);
      return each.kind === 'exemption-certificate' && of !== null && path.startsWith(of);
    });
  }

  async byId(id: string, scope: Scope): Promise<BillingFile | null> {
    const kept = this.#rows.get(id);
    return kept !== null && (await this.#isIn(kept, scope)) ? withoutBytes(kept) : null;
  }

  async bytes(id: string, scope: Scope): Promise<Uint8Array | null> {
    const kept = this.#rows.get(id);
    return kept !== null && (await this.#isIn(kept, scope)) ? kept.file : null;
  }

  async judge(id: string, verdict: Verdict): Promise<void> {
    const kept = this.#rows.get(id);
    if (kept?.kind === 'exemption-certificate') this.#rows.set(id, { ...kept, verdict });
  }

  async #matching(isMeant: (kept: Kept) => Promise<boolean>): Promise<readonly BillingFile[]> {
    const found: Kept[] = [];
    for (const each of this.#rows.all()) if (await isMeant(each)) found.push(each);
    return found
      .toSorted((one, other) => other.sentAt - one.sentAt || compareCodePoints(other.id, one.id))
      .map(withoutBytes);
  }

  async #pathOf({ organization }: Kept): Promise<OrganizationPath | null> {
    return (await this.#organizations.byId(organization, everywhere))?.path ?? null;
  }

  async #isIn(kept: Kept, scope: Scope): Promise<boolean> {
    return isInScope(scope, { relation: 'none', organization: await this.#pathOf(kept) });
  }

  draft(organizations: Pick<InMemoryOrganizationRepository, 'byId'>): {
    readonly billingFiles: InMemoryBillingFiles;
    readonly commit: () => Undo;
  } {
    const rows = this.#rows.draft();
    return {
      billingFiles: new InMemoryBillingFiles(organizations, rows),
      commit: () => rows.commit(),
    };
  }
}
