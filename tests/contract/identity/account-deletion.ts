import { beforeEach, describe, expect, test } from 'vitest';
import { aNewClassroom } from '../../builders/a-classroom.ts';
import type { Service } from '../../builders/a-service.ts';
import { anAccount, aVerifiedIdentity } from '../../builders/an-account.ts';
import { anEmail } from '../../builders/an-email.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { startOfTests } from '../../builders/time.ts';
import type { AccountServiceHarness } from './account-service.contract.ts';

export type DeletionSetup = {
  readonly teachWithGrace: (accountId: string) => Promise<void>;
  readonly runOakAlone: (accountId: string) => Promise<void>;
  readonly shareOak: () => Promise<void>;
};

export function deletionSetupOf({ accounts, classrooms, organizations }: Service): DeletionSetup {
  const email = anEmail('grace@hopper.test');
  const open = () =>
    accounts.open(
      anAccount({ id: 'grace', email, firstName: 'Grace', lastName: 'Hopper', mailboxProved: true }),
    );
  return {
    teachWithGrace: async (accountId) => {
      await open();
      for (const name of ['Alone', 'Shared']) {
        const owner = { teacherId: `owner of ${name}`, accountId };
        await classrooms.open(aNewClassroom({ id: name, name, owner }), 9);
      }
      const graces = { teacherId: 'owner of hers', accountId: 'grace' };
      await classrooms.open(aNewClassroom({ id: 'hers', name: 'Hers', owner: graces }), 9);
      await classrooms.addTeacher('Shared', { id: 'co', email }, 9);
      await classrooms.claimCoTeaching('grace', email);
      await classrooms.addTeacher('hers', { id: 'co2', email: anEmail('ada@lovelace.test') }, 9);
      await classrooms.claimCoTeaching(accountId, anEmail('ada@lovelace.test'));
    },
    runOakAlone: async (accountId) => {
      await open();
      await anOrganization(organizations);
      const membership = { organizationId: 'oak', billingContact: false, at: startOfTests };
      await organizations.join({ ...membership, id: 'm1', accountId, role: 'manager' });
      await organizations.join({ ...membership, id: 'm2', accountId: 'grace', role: 'teacher' });
    },
    shareOak: async () => void (await organizations.changeMembership('m2', { role: 'manager' })),
  };
}

export function describeDeletion(current: () => AccountServiceHarness): void {
  describe('deletion', () => {
    let harness: AccountServiceHarness;
    beforeEach(() => {
      harness = current();
    });
    const ada = aVerifiedIdentity();

    test('[ORG-7] an individual user can delete their account', async () => {
      await harness.service.ensureProfile();
      expect(await harness.service.deletionPreview()).toEqual({
        ok: true,
        value: {
          blockedBy: [],
          leaves: [],
          classrooms: [],
          coTaught: 0,
          licensedUntil: null,
          hasReceipts: false,
        },
      });
    });

    test('[ORG-7] shows who becomes the owner of each class, and which classes are deleted or continue', async () => {
      await harness.service.ensureProfile();
      await harness.teachWithGrace(ada.id);
      expect(await harness.service.deletionPreview()).toMatchObject({
        value: {
          classrooms: [
            { name: 'Alone', archived: false, lessons: 0, students: 0, coTeachers: 0, heir: null },
            { name: 'Shared', coTeachers: 1, heir: 'Grace Hopper' },
          ],
          coTaught: 1,
        },
      });
    });

    test('[ORG-3] a user who is the only one in charge of a school with other members sees it, and cannot be deleted until another user is in charge', async () => {
      await harness.service.ensureProfile();
      await harness.runOakAlone(ada.id);
      const oak = { id: 'oak', name: 'Oak School' };
      expect(await harness.service.deletionPreview()).toMatchObject({
        value: { blockedBy: [{ ...oak, role: 'manager' }], leaves: [oak] },
      });
      const blocked = { ok: false, error: { kind: 'account/runs-alone' } };
      expect(await harness.service.deleteAccount()).toEqual(blocked);
      await harness.shareOak();
      expect(await harness.service.deletionPreview()).toMatchObject({ value: { blockedBy: [] } });
      expect(await harness.service.deleteAccount()).toEqual({ ok: true, value: undefined });
    });
  });
}
