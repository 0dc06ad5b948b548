import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { OrganizationSettingsStore } from '#application/service/ports/organization-settings-store.ts';
import type { Scope } from '#domain/access/scope.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import type {
  AgreementUpload,
  BillingContact,
  OrganizationChange,
  OrganizationSettings,
} from '#domain/organizations/organization-settings.ts';
import { idOfPath, idsOfPath, type OrganizationPath } from '#domain/organizations/organization.ts';
import { minArchivedKeptDays } from '#domain/students/archived-retention.ts';
import { compareNames } from '#domain/tables/natural-order.ts';
import { byNaturalName } from '#domain/tables/natural-order.ts';
import type { Undo } from './in-memory-calls.ts';
import type { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type Row = {
  readonly addresses: readonly EmailAddress[];
  readonly postalAddress: string;
  readonly keepsLastNames: boolean;
  readonly archivedKeptDays: number;
  readonly agreement: (AgreementUpload & { readonly uploadedAt: number }) | null;
};
type Accounts = Pick<AccountRepository, 'byId'>;

const empty: Row = {
  addresses: [],
  postalAddress: '',
  keepsLastNames: true,
  archivedKeptDays: minArchivedKeptDays,
  agreement: null,
};

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export class InMemoryOrganizationSettingsStore implements OrganizationSettingsStore {
  readonly #accounts: Accounts;
  readonly #organizations: InMemoryOrganizationRepository;
  readonly #rows: InMemoryRows<Row>;

  constructor(
    accounts: Accounts,
    organizations: InMemoryOrganizationRepository,
    rows: InMemoryRows<Row> = new InMemoryRows(),
  ) {
    this.#accounts = accounts;
    this.#organizations = organizations;
    this.#rows = rows;
  }

  async read(organizationId: string, scope: Scope): Promise<OrganizationSettings | null> {
    const found = await this.#organizations.byId(organizationId, scope);
    if (found === null) return null;
    const { id, kind, name, path, timeZone } = found;
    const { addresses, postalAddress, keepsLastNames, archivedKeptDays, agreement } = this.#row(id);
    const schools = this.#organizations.schoolsOf(id).toSorted(byNaturalName);
    return {
      organization: { id, kind, name, path, timeZone },
      schools: schools.map((school) => ({ id: school.id, name: school.name })),
      billingContacts: await this.#contactsOf(path),
      billingAddresses: addresses.toSorted(compare),
      postalAddress,
      keepsLastNames,
      archivedKeptDays,
      agreement:
        agreement === null
          ? null
          : {
              signedBy: agreement.signedBy,
              signedOn: agreement.signedOn,
              uploadedAt: agreement.uploadedAt,
              bytes: agreement.file.byteLength,
            },
    };
  }

  change(organizationId: string, { name, timeZone, ...rest }: OrganizationChange): Promise<void> {
    this.#organizations.change(organizationId, {
      ...(name !== undefined && { name }),
      ...(timeZone !== undefined && { timeZone }),
    });
    this.#rows.set(organizationId, { ...this.#row(organizationId), ...rest });
    return Promise.resolve();
  }

  withoutLastNames(organizations: readonly OrganizationPath[]): Promise<ReadonlySet<OrganizationPath>> {
    const isWithout = (path: OrganizationPath): boolean =>
      idsOfPath(path).some((id) => !this.#row(id).keepsLastNames);
    return Promise.resolve(new Set(organizations.filter(isWithout)));
  }

  archivedKeptDays(
    organizations: readonly OrganizationPath[],
  ): Promise<ReadonlyMap<OrganizationPath, number>> {
    const longest = (path: OrganizationPath): number =>
      Math.max(...idsOfPath(path).map((id) => this.#row(id).archivedKeptDays));
    return Promise.resolve(new Map(organizations.map((path) => [path, longest(path)])));
  }

  replaceBillingAddresses(organizationId: string, addresses: readonly EmailAddress[]): Promise<void> {
    this.#rows.set(organizationId, { ...this.#row(organizationId), addresses });
    return Promise.resolve();
  }

  keepAgreement(organizationId: string, agreement: AgreementUpload, at: number): Promise<void> {
    const kept = { ...agreement, uploadedAt: at };
    this.#rows.set(organizationId, { ...this.#row(organizationId), agreement: kept });
    return Promise.resolve();
  }

  async agreementFile(organizationId: string, scope: Scope): Promise<Uint8Array | null> {
    const found = await this.#organizations.byId(organizationId, scope);
    return found === null ? null : (this.#row(organizationId).agreement?.file ?? null);
  }

  forget(address: EmailAddress): Promise<void> {
    for (const path of this.#organizations.paths()) {
      const id = idOfPath(path);
      const row = this.#row(id);
      const addresses = row.addresses.filter((each) => each !== address);
      this.#rows.set(id, { ...row, addresses });
    }
    return Promise.resolve();
  }

  draft(
    accounts: Accounts,
    organizations: InMemoryOrganizationRepository,
  ): { readonly settings: InMemoryOrganizationSettingsStore; readonly commit: () => Undo } {
    const rows = this.#rows.draft();
    return {
      settings: new InMemoryOrganizationSettingsStore(accounts, organizations, rows),
      commit: () => rows.commit(),
    };
  }

  #row(organizationId: string): Row {
    return this.#rows.get(organizationId) ?? empty;
  }

  async #contactsOf(path: string): Promise<readonly BillingContact[]> {
    const contacts: BillingContact[] = [];
    for (const { id, accountId, organization, billingContact, to } of this.#organizations.memberships()) {
      if (organization !== path || to !== null || !billingContact || accountId === null) continue;
      const account = await this.#accounts.byId(accountId);
      const { firstName = null, lastName = null, email = null } = account ?? {};
      contacts.push({ id, firstName, lastName, email });
    }
    const named = ({ firstName, lastName }: BillingContact) => `${firstName} ${lastName}`;
    return contacts.toSorted((one, other) => compareNames(named(one), named(other)));
  }
}
