import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountService } from '#application/client/identity/ports/account-service.ts';
import type { OrganizationService } from '#application/client/organizations/ports/organization-service.ts';

export type OrganizationServiceHarness = {
  readonly organizations: OrganizationService;
  readonly accounts: Pick<AccountService, 'me'>;
  readonly leave: (organizationId: 'oak' | 'pier') => Promise<void>;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const notAMember = { ok: false, error: { kind: 'organization/not-a-member' } };

export function organizationServiceContract(
  name: string,
  makeHarness: () => Promise<OrganizationServiceHarness>,
): void {
  describe(`OrganizationService: ${name}`, () => {
    let harness: OrganizationServiceHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('[ORG-1] lists the organizations of the caller, the oldest membership first', async () => {
      expect(await harness.organizations.list()).toMatchObject({
        ok: true,
        value: [
          { id: 'oak', role: 'teacher', path: 'oak/' },
          { id: 'pier', role: 'manager' },
        ],
      });
      await harness.leave('oak');
      expect(await harness.organizations.list()).toMatchObject({ ok: true, value: [{ id: 'pier' }] });
    });

    test('[ORG-1] calls without an organization use the last chosen one', async () => {
      expect(await harness.accounts.me()).toMatchObject({ value: { organization: { id: 'oak' } } });
      expect(await harness.organizations.choose('pier')).toMatchObject({
        ok: true,
        value: { id: 'pier', role: 'manager' },
      });
      expect(await harness.accounts.me()).toMatchObject({
        value: { accountType: 'manager', organization: { id: 'pier' } },
      });
    });

    test('[ORG-1] the account is returned for the requested organization', async () => {
      expect(await harness.accounts.me('pier')).toMatchObject({
        ok: true,
        value: { accountType: 'manager', organization: { id: 'pier' } },
      });
      expect(await harness.accounts.me('oak')).toMatchObject({ value: { accountType: 'teacher' } });
    });

    test('[ORG-3] lists the schools that the caller manages, and none for a teacher', async () => {
      expect(await harness.organizations.schools()).toMatchObject({ error: { kind: 'service/refused' } });
      await harness.organizations.choose('pier');
      expect(await harness.organizations.schools()).toMatchObject({
        ok: true,
        value: [{ id: 'pier', kind: 'school', path: 'pier/' }],
      });
    });

    test('[R10] a user cannot act in an organization that they left, or never belonged to', async () => {
      await harness.leave('pier');
      for (const id of ['pier', 'elm', 'nowhere']) {
        expect(await harness.organizations.choose(id)).toEqual(notAMember);
        expect(await harness.accounts.me(id)).toEqual(notAMember);
      }
    });

    test('[UI-6] reports an unreachable service', async () => {
      harness.disconnect();
      const away = { ok: false, error: { kind: 'service/unreachable' } };
      expect(await harness.organizations.list()).toEqual(away);
      expect(await harness.organizations.schools()).toEqual(away);
      expect(await harness.organizations.choose('pier')).toEqual(away);
    });
  });
}
