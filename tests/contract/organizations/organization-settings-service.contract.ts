import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OrganizationSettingsService } from '#application/client/organizations/ports/organization-settings-service.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { aPdf } from '../../builders/a-pdf.ts';
import { anEmail } from '../../builders/an-email.ts';
import { startOfTests } from '../../builders/time.ts';

export type OrganizationSettingsServiceHarness = {
  readonly settings: OrganizationSettingsService;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const done = { ok: true, value: null };
const refused = (kind: string) => ({ ok: false, error: { kind } });
const invalid = (fields: object) => ({ ok: false, error: { kind: 'form/invalid', fields } });
const signed = { signedBy: 'Ada King', signedOn: '2026-08-01' };

export function organizationSettingsServiceContract(
  name: string,
  makeHarness: (role: MemberRole) => Promise<OrganizationSettingsServiceHarness>,
): void {
  describe(`OrganizationSettingsService: ${name}`, () => {
    let harness: OrganizationSettingsServiceHarness;
    let settings: OrganizationSettingsService;
    const start = async (role: MemberRole): Promise<void> => {
      harness = await makeHarness(role);
      ({ settings } = harness);
    };
    beforeEach(() => start('customer'));
    afterEach(() => harness.close());

    test('[ORG-12] reads the settings, and changes the given ones', async () => {
      expect(await settings.change('tidewater', { name: 'Tidewater' })).toEqual(done);
      expect(await settings.change('tidewater', { timeZone: 'America/Chicago' })).toEqual(done);
      const office = anEmail('office@harbor.test');
      expect(await settings.setBillingAddresses('tidewater', { addresses: [office], seen: [] })).toEqual(
        done,
      );
      expect(await settings.setBillingAddresses('tidewater', { addresses: [], seen: [] })).toEqual({
        ok: false,
        error: { kind: 'organization/addresses-changed' },
      });
      expect(await settings.read('tidewater')).toMatchObject({
        ok: true,
        value: {
          organization: { id: 'tidewater', name: 'Tidewater', timeZone: 'America/Chicago' },
          schools: [{ id: 'pier', name: 'pier' }],
          billingContacts: [{ id: 'm-ada', email: 'ada@harbor.test' }],
          billingAddresses: [office],
          postalAddress: '',
          keepsLastNames: true,
          archivedKeptDays: 400,
          agreement: null,
        },
      });
    });

    test('[ORG-12] an agreement is uploaded and downloaded byte for byte', async () => {
      const file = new Uint8Array(100_000).map((_byte, at) => at % 251);
      file.set(aPdf());
      file.set(aPdf(), file.length - aPdf().length);
      expect(await settings.uploadAgreement('pier', { ...signed, file })).toEqual(done);
      expect(await settings.read('pier')).toMatchObject({
        value: { agreement: { ...signed, uploadedAt: startOfTests, bytes: 100_000 } },
      });
      expect(await settings.agreementFile('pier')).toEqual({ ok: true, value: file });
      expect(await settings.agreementFile('tidewater')).toEqual(refused('organization/no-such-school'));
    });

    test('[ORG-1] a school can be added only to a district', async () => {
      const added = await settings.addSchool('tidewater', { name: 'Quay Street' });
      const id = added.ok ? added.value : '';
      expect(await settings.read(id)).toMatchObject({ value: { organization: { name: 'Quay Street' } } });
      expect(await settings.addSchool('pier', { name: 'Deep' })).toMatchObject(
        refused('organization/not-a-district'),
      );
    });

    test('[ONB-5] reports the invalid field', async () => {
      expect(await settings.change('pier', { name: ' ', timeZone: 'Nowhere' })).toEqual(
        invalid({ name: 'required', timeZone: 'unknown-value' }),
      );
      expect(await settings.addSchool('tidewater', { name: '' })).toEqual(invalid({ name: 'required' }));
      const many = Array.from({ length: 11 }, (_each, at) => anEmail(`bills${at}@harbor.test`));
      expect(await settings.setBillingAddresses('pier', { addresses: many, seen: [] })).toEqual(
        invalid({ addresses: 'too-long' }),
      );
      const file = new TextEncoder().encode('no PDF');
      expect(await settings.uploadAgreement('pier', { ...signed, file })).toEqual(
        invalid({ file: 'malformed' }),
      );
    });

    test('[ORG-3] another organization is not found', async () => {
      const none = refused('organization/no-such-school');
      expect(await settings.read('uplands')).toEqual(none);
      expect(await settings.change('uplands', { name: 'Mine' })).toEqual(none);
      expect(await settings.addSchool('uplands', { name: 'Mine' })).toEqual(none);
      expect(await settings.setBillingAddresses('uplands', { addresses: [], seen: [] })).toEqual(none);
      expect(await settings.uploadAgreement('uplands', { ...signed, file: aPdf() })).toEqual(none);
    });

    test('[ORG-2] a manager can change everything except schools and billing, and a teacher nothing', async () => {
      await harness.close();
      await start('manager');
      expect(await settings.change('pier', { name: 'Pier Street' })).toEqual(done);
      const notAllowed = { ok: false, error: { kind: 'service/refused' } };
      expect(await settings.addSchool('tidewater', { name: 'Quay' })).toMatchObject(notAllowed);
      expect(await settings.setBillingAddresses('pier', { addresses: [], seen: [] })).toMatchObject(
        notAllowed,
      );
      await harness.close();
      await start('teacher');
      expect(await settings.read('tidewater')).toMatchObject(notAllowed);
    });

    test('[UI-6] reports an unreachable service', async () => {
      harness.disconnect();
      const away = refused('service/unreachable');
      expect(await settings.read('pier')).toEqual(away);
      expect(await settings.change('pier', {})).toEqual(away);
      expect(await settings.agreementFile('pier')).toEqual(away);
    });
  });
}
