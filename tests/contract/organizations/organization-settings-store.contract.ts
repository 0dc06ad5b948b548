import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import type { OrganizationSettingsStore } from '#application/service/organizations/ports/organization-settings-store.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import { aPdf } from '../../builders/a-pdf.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anEmail } from '../../builders/an-email.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type OrganizationSettingsStoreHarness = {
  readonly accounts: AccountRepository;
  readonly organizations: OrganizationRepository;
  readonly settings: OrganizationSettingsStore;
  readonly close: () => Promise<void>;
};

const within = (...organizations: readonly string[]): Scope => ({ ...emptyScope, organizations });
const tidewater = within('tidewater/');

export function organizationSettingsStoreContract(
  name: string,
  makeHarness: () => Promise<OrganizationSettingsStoreHarness>,
): void {
  describe(`OrganizationSettingsStore: ${name}`, () => {
    let harness: OrganizationSettingsStoreHarness;
    let settings: OrganizationSettingsStore;

    beforeEach(async () => {
      harness = await makeHarness();
      ({ settings } = harness);
      const { organizations } = harness;
      const parent = await anOrganization(organizations, { id: 'tidewater', kind: 'district' });
      await anOrganization(organizations, { id: 'quay', name: 'quay street', parent });
      await anOrganization(organizations, { id: 'pier', name: 'Pier Street', parent });
      await anOrganization(organizations, { id: 'uplands', kind: 'district' });
    });
    afterEach(() => harness.close());

    const read = (id = 'tidewater') => settings.read(id, tidewater);

    test('[ORG-12] an organization has its schools by name, and nothing else by default', async () => {
      const organization = { id: 'tidewater', kind: 'district', name: 'tidewater', path: 'tidewater/' };
      expect(await read()).toEqual({
        organization: { ...organization, timeZone: 'America/Los_Angeles' },
        schools: [
          { id: 'pier', name: 'Pier Street' },
          { id: 'quay', name: 'quay street' },
        ],
        billingContacts: [],
        billingAddresses: [],
        postalAddress: '',
        keepsLastNames: true,
        archivedKeptDays: 400,
        agreement: null,
      });
      expect(await read('pier')).toMatchObject({ organization: { path: 'tidewater/pier/' }, schools: [] });
    });

    test('[ORG-3] settings outside the scope are not found', async () => {
      await settings.saveAgreement('uplands', { signedBy: 'Ada', signedOn: '2026-08-01', file: aPdf() }, 0);
      for (const scope of [tidewater, within('tidewater/pier/'), emptyScope]) {
        expect(await settings.read('uplands', scope)).toBeNull();
        expect(await settings.agreementFile('uplands', scope)).toBeNull();
      }
      expect(await settings.read('tidewater', within('tidewater/pier/'))).toBeNull();
      expect(await settings.read('nowhere', tidewater)).toBeNull();
      expect(await settings.agreementFile('nowhere', tidewater)).toBeNull();
    });

    test('[SEC-9] the setting for last names also applies to everything below, and omitted fields stay', async () => {
      const asked = ['tidewater/', 'tidewater/pier/', 'tidewater/quay/', 'uplands/', 'nowhere/'];
      expect(await settings.withoutLastNames(asked)).toEqual(new Set());
      expect(await settings.withoutLastNames([])).toEqual(new Set());
      await settings.change('pier', { keepsLastNames: false });
      await settings.change('pier', { timeZone: 'Europe/Berlin' });
      expect(await read('pier')).toMatchObject({ keepsLastNames: false });
      expect(await settings.withoutLastNames(asked)).toEqual(new Set(['tidewater/pier/']));
      await settings.change('tidewater', { keepsLastNames: false });
      expect(await settings.withoutLastNames(asked)).toEqual(
        new Set(['tidewater/', 'tidewater/pier/', 'tidewater/quay/']),
      );
    });

    test('[SEC-6] archived students are kept as long as the organization requires, or one above it with a longer time', async () => {
      const asked = ['tidewater/', 'tidewater/pier/', 'tidewater/quay/', 'nowhere/'];
      const stored = async () => Object.fromEntries(await settings.archivedKeptDays(asked));
      expect(await settings.archivedKeptDays([])).toEqual(new Map());
      await settings.change('pier', { archivedKeptDays: 1_095 });
      await settings.change('pier', { timeZone: 'Europe/Berlin' });
      expect(await read('pier')).toMatchObject({ archivedKeptDays: 1_095 });
      const rest = { 'tidewater/quay/': 400, 'nowhere/': 400 };
      expect(await stored()).toEqual({ 'tidewater/': 400, 'tidewater/pier/': 1_095, ...rest });
      await settings.change('tidewater', { archivedKeptDays: 730 });
      expect(await stored()).toEqual({
        'tidewater/': 730,
        'tidewater/pier/': 1_095,
        'tidewater/quay/': 730,
        'nowhere/': 400,
      });
    });

    test('[LIC-7] the postal address is stored line by line, and removed', async () => {
      await settings.change('pier', { postalAddress: '1 Pier St\nOakland, CA 94607' });
      await settings.change('pier', { timeZone: 'Europe/Berlin' });
      expect(await read('pier')).toMatchObject({ postalAddress: '1 Pier St\nOakland, CA 94607' });
      expect(await read('tidewater')).toMatchObject({ postalAddress: '' });
      await settings.change('pier', { postalAddress: '' });
      expect(await read('pier')).toMatchObject({ postalAddress: '' });
    });

    test('[ORG-12] name and time zone change; omitted fields stay', async () => {
      await settings.change('pier', { name: 'Élan Pier' });
      expect(await read('pier')).toMatchObject({
        organization: { name: 'Élan Pier', timeZone: 'America/Los_Angeles' },
      });
      await settings.change('pier', { timeZone: 'Europe/Berlin' });
      expect(await read('pier')).toMatchObject({
        organization: { name: 'Élan Pier', timeZone: 'Europe/Berlin' },
      });
      // The columns for search and sorting are updated as well.
      expect((await read())?.schools.map(({ id }) => id)).toEqual(['pier', 'quay']);
      await settings.change('pier', { name: 'Zebra Pier' });
      expect((await read())?.schools.map(({ id }) => id)).toEqual(['quay', 'pier']);
    });

    test('[LIC-12] [R27] bills are sent to the billing contacts, and to extra addresses', async () => {
      const people = [
        ['ada', 'tidewater', true],
        ['grace', 'tidewater', false],
        ['mary', 'pier', true],
      ] as const;
      for (const [id, organizationId, billingContact] of people) {
        await harness.accounts.open(anAccount({ id, email: `${id}@harbor.test`, firstName: id }));
        const membership = { id: `m-${id}`, accountId: id, organizationId, role: 'manager' } as const;
        await harness.organizations.join({ ...membership, billingContact, at: startOfTests });
      }
      const [bills, office] = [anEmail('bills@harbor.test'), anEmail('office@harbor.test')];
      await settings.replaceBillingAddresses('tidewater', [office]);
      await settings.replaceBillingAddresses('pier', [office]);
      await settings.replaceBillingAddresses('tidewater', [office, bills]);
      const found = await read();
      expect(found?.billingContacts).toMatchObject([{ id: 'm-ada', email: 'ada@harbor.test' }]);
      expect(found?.billingAddresses).toEqual([bills, office]);
      await harness.organizations.endMembership('m-ada', { at: startOfTests + day, why: 'left' });
      await settings.forget(office);
      expect(await read()).toMatchObject({ billingContacts: [], billingAddresses: [bills] });
      expect(await read('pier')).toMatchObject({ billingAddresses: [] });
      await settings.replaceBillingAddresses('tidewater', []);
      expect(await read()).toMatchObject({ billingAddresses: [] });
    });

    test('[ORG-12] an agreement is stored with its PDF, replacing the previous one', async () => {
      const signed = { signedBy: 'Ada King', signedOn: '2026-08-01' };
      await settings.saveAgreement('tidewater', { ...signed, file: aPdf('one') }, startOfTests);
      const again = { signedBy: 'Grace Hopper', signedOn: '2026-09-01', file: aPdf('another') };
      await settings.saveAgreement('tidewater', again, startOfTests + day);
      expect((await read())?.agreement).toEqual({
        signedBy: 'Grace Hopper',
        signedOn: '2026-09-01',
        uploadedAt: startOfTests + day,
        bytes: aPdf('another').byteLength,
      });
      expect(await settings.agreementFile('tidewater', tidewater)).toEqual(aPdf('another'));
      expect(await settings.agreementFile('pier', tidewater)).toBeNull();
    });
  });
}
