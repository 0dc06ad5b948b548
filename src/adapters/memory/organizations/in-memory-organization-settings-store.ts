import type { OrganizationSettingsStore } from '#application/service/organizations/ports/organization-settings-store.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type {
  AgreementUpload,
  BillingContact,
  OrganizationChange,
  OrganizationSettings,
} from '#domain/organizations/settings/organization-settings.ts';
import { idsOfPath, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import { minArchivedKeptDays } from '#domain/organizations/settings/archived-retention.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { byNaturalName, compareNames } from '#domain/platform/tables/natural-order.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';
import { isReached, organizationTable, presentMembers } from './organization-rows.ts';

type SettingsRow = {
  readonly id: string;
  readonly addresses: readonly EmailAddress[];
  readonly postalAddress: string;
  readonly keepsLastNames: boolean;
  readonly archivedKeptDays: number;
  readonly agreement: (AgreementUpload & { readonly uploadedAt: number }) | null;
};

const settingsTable: TableDefinition<SettingsRow> = { name: 'organization settings', key: byId };

/** Returns the settings of an organization, or the defaults. */
export const settingsOf = (tables: InMemoryTables, id: string): SettingsRow =>
  tables.of(settingsTable).get(id) ?? {
    id,
    addresses: [],
    postalAddress: '',
    keepsLastNames: true,
    archivedKeptDays: minArchivedKeptDays,
    agreement: null,
  };

const named = ({ firstName, lastName }: BillingContact): string => `${firstName} ${lastName}`;

export class InMemoryOrganizationSettingsStore extends InMemoryStore implements OrganizationSettingsStore {
  readonly #organizations = this.tables.of(organizationTable);

  async read(organizationId: string, scope: Scope): Promise<OrganizationSettings | null> {
    const found = this.#organizations.get(organizationId);
    if (found === null || !isReached(scope, found.path)) return null;
    const { id, kind, name, path, timeZone } = found;
    const { addresses, postalAddress, keepsLastNames, archivedKeptDays, agreement } = settingsOf(
      this.tables,
      id,
    );
    return {
      organization: { id, kind, name, path, timeZone },
      schools: this.#organizations
        .where((school) => school.kind === 'school' && school.parent === id)
        .toSorted(byNaturalName)
        .map((school) => ({ id: school.id, name: school.name })),
      billingContacts: this.#contactsOf(path),
      billingAddresses: addresses.toSorted(compareCodePoints),
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

  async change(id: string, { name, timeZone, ...rest }: OrganizationChange): Promise<void> {
    const { version = 0 } = this.#organizations.get(id) ?? {};
    this.#organizations.change(id, {
      ...(name !== undefined && { name }),
      ...(timeZone !== undefined && { timeZone }),
      version: version + 1,
    });
    this.#save(id, rest);
  }

  async withoutLastNames(organizations: readonly OrganizationPath[]): Promise<ReadonlySet<OrganizationPath>> {
    const isWithout = (path: OrganizationPath): boolean =>
      idsOfPath(path).some((id) => !settingsOf(this.tables, id).keepsLastNames);
    return new Set(organizations.filter(isWithout));
  }

  async archivedKeptDays(
    organizations: readonly OrganizationPath[],
  ): Promise<ReadonlyMap<OrganizationPath, number>> {
    const longest = (path: OrganizationPath): number =>
      Math.max(...idsOfPath(path).map((id) => settingsOf(this.tables, id).archivedKeptDays));
    return new Map(organizations.map((path) => [path, longest(path)]));
  }

  async replaceBillingAddresses(id: string, addresses: readonly EmailAddress[]): Promise<void> {
    this.#save(id, { addresses });
  }

  async saveAgreement(id: string, agreement: AgreementUpload, at: number): Promise<void> {
    this.#save(id, { agreement: { ...agreement, uploadedAt: at } });
  }

  async agreementFile(id: string, scope: Scope): Promise<Uint8Array | null> {
    const found = this.#organizations.get(id);
    if (found === null || !isReached(scope, found.path)) return null;
    return settingsOf(this.tables, id).agreement?.file ?? null;
  }

  async forget(address: EmailAddress): Promise<void> {
    this.tables.of(settingsTable).changeWhere(
      ({ addresses }) => addresses.includes(address),
      ({ addresses }) => ({ addresses: addresses.filter((each) => each !== address) }),
    );
  }

  #save(id: string, change: Partial<SettingsRow>): void {
    this.tables.of(settingsTable).save({ ...settingsOf(this.tables, id), ...change });
  }

  #contactsOf(path: OrganizationPath): readonly BillingContact[] {
    const contacts = presentMembers(this.tables).flatMap(
      ({ id, accountId, organization, billingContact }) => {
        if (organization !== path || !billingContact || accountId === null) return [];
        const account = this.tables.of(accountTable).get(accountId);
        const { firstName = null, lastName = null, email = null } = account ?? {};
        return [{ id, firstName, lastName, email }];
      },
    );
    return contacts.toSorted((one, other) => compareNames(named(one), named(other)));
  }
}
