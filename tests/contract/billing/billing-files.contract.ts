import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BillingFiles } from '#application/service/billing/ports/billing-files.ts';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import { emptyScope, everywhere, type Scope } from '#domain/organizations/access/scope.ts';
import type { NewBillingFile } from '#domain/billing/prices/billing-file.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { aPdf } from '../../builders/a-pdf.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type BillingFilesHarness = {
  readonly files: BillingFiles;
  readonly organizations: OrganizationRepository;
  readonly close: () => Promise<void>;
};

const inOrganization = (path: string): Scope => ({ ...emptyScope, organizations: [path] });
const certificate = (overrides: Partial<NewBillingFile> = {}): NewBillingFile => ({
  id: 'file-1',
  kind: 'exemption-certificate',
  organization: 'pier',
  order: null,
  sentAt: startOfTests,
  sentBy: 'ada',
  file: aPdf('exempt'),
  ...overrides,
});
const accepted = {
  accepted: true,
  expiresOn: '2027-06-30',
  note: null,
  at: startOfTests + day,
  by: 'staff',
} as const;

export function billingFilesContract(name: string, makeHarness: () => Promise<BillingFilesHarness>): void {
  describe(`BillingFiles: ${name}`, () => {
    let harness: BillingFilesHarness;
    let files: BillingFiles;
    beforeEach(async () => {
      harness = await makeHarness();
      files = harness.files;
      const parent = await anOrganization(harness.organizations, { id: 'tidewater', kind: 'district' });
      await anOrganization(harness.organizations, { id: 'pier', kind: 'school', parent });
      await anOrganization(harness.organizations, { id: 'elm', kind: 'school', parent });
    });
    afterEach(() => harness.close());

    test('[LIC-5] a certificate is stored byte for byte, and listed without its bytes', async () => {
      const { file, ...sent } = certificate();
      await files.save(certificate());
      expect(await files.byId('file-1', everywhere)).toEqual({
        ...sent,
        bytes: file.byteLength,
        verdict: null,
      });
      expect(await files.bytes('file-1', everywhere)).toEqual(file);
      expect([await files.byId('none', everywhere), await files.bytes('none', everywhere)]).toEqual([
        null,
        null,
      ]);
    });

    test('[ORG-3] [LIC-5] a file is visible to its organization and those above', async () => {
      await files.save(certificate());
      for (const [path, isSeen] of [
        ['tidewater/', true],
        ['tidewater/pier/', true],
        ['tidewater/elm/', false],
      ] as const) {
        const scope = inOrganization(path);
        expect((await files.ofOrganization('pier', scope)).length).toBe(isSeen ? 1 : 0);
        expect((await files.byId('file-1', scope)) !== null).toBe(isSeen);
        expect((await files.bytes('file-1', scope)) !== null).toBe(isSeen);
      }
      expect(await files.ofOrganization('elm', everywhere)).toEqual([]);
      expect(await files.byId('file-1', emptyScope)).toBeNull();
    });

    test('[LIC-5] the certificates of a school are its own and those of its district, newest first', async () => {
      await files.save(certificate());
      await files.save(certificate({ id: 'file-2', organization: 'tidewater', sentAt: startOfTests + day }));
      await files.save(certificate({ id: 'file-3', organization: 'elm' }));
      await files.save(certificate({ id: 'file-4', kind: 'purchase-order', order: 'order-1' }));
      const idsFor = async (path: string) => (await files.certificatesFor(path)).map(({ id }) => id);
      expect(await idsFor('tidewater/pier/')).toEqual(['file-2', 'file-1']);
      expect(await idsFor('tidewater/')).toEqual(['file-2']);
    });

    test("[LIC-5] our staff's decision on a certificate replaces the earlier one", async () => {
      await files.save(certificate());
      const declined = { ...accepted, accepted: false, expiresOn: null, note: 'It is of another state' };
      await files.judge('file-1', declined);
      expect(await files.byId('file-1', everywhere)).toMatchObject({ verdict: declined });
      await files.judge('file-1', accepted);
      expect(await files.byId('file-1', everywhere)).toMatchObject({ verdict: accepted });
    });

    test('[LIC-7] an order has one purchase order, which needs no decision', async () => {
      const sent = certificate({ kind: 'purchase-order', order: 'order-1', file: aPdf('PO 1') });
      await files.save(sent);
      await files.save({ ...sent, id: 'file-2', file: aPdf('PO 2') });
      await files.judge('file-1', accepted);
      const stored = await files.ofOrganization('pier', everywhere);
      expect(stored).toMatchObject([{ id: 'file-1', order: 'order-1', verdict: null }]);
    });
  });
}
