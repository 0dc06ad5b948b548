import { expect, test } from 'vitest';
import { anAccount } from '../../../../../builders/an-account.ts';
import { anOrganization } from '../../../../../builders/an-organization.ts';
import { aService } from '../../../../../builders/a-service.ts';
import { startOfTests } from '../../../../../builders/time.ts';
import { assignFreedSeats } from '#application/service/organizations/members/assign-freed-seats.ts';

async function aFullSchool() {
  const service = aService();
  const { accounts, organizations, transaction } = service;
  await anOrganization(organizations, { id: 'pier', seats: 2, name: 'Pier School' });
  await transaction.run(({ seats }) => seats.setByPerson('pier', true));
  for (const id of ['ann', 'bob', 'cat', 'dan']) {
    await accounts.open(anAccount({ id, email: `${id}@pier.test` }));
    const joining = { id, accountId: id, organizationId: 'pier', at: startOfTests };
    await organizations.join({ ...joining, role: 'teacher', billingContact: false });
  }
  await transaction.run(async ({ seats }) => {
    for (const id of ['ann', 'bob']) await seats.give(id);
    await seats.ask('dan', { at: startOfTests + 2, note: '' });
    await seats.ask('cat', { at: startOfTests + 1, note: '' });
  });
  return service;
}

const freed = { by: 'ann', organization: 'pier/', at: startOfTests } as const;

test('[LIC-8] the first person who asked gets the freed seat and a mail, which is recorded', async () => {
  const { transaction, outbox, audit } = await aFullSchool();
  await transaction.run(async (stores) => {
    await stores.organizations.endMembership('ann', { at: startOfTests, why: 'left' });
    await assignFreedSeats(stores, freed);
  });
  expect(outbox.waiting()).toMatchObject([
    { kind: 'seat-given', to: 'cat@pier.test', organization: 'Pier School' },
  ]);
  expect(audit.entries()).toMatchObject([
    { action: 'account/seat-given', by: 'ann', subject: 'cat', organization: 'pier/' },
  ]);
  expect(
    await transaction.run(({ organizations }) => organizations.countSeats('pier/', startOfTests)),
  ).toMatchObject({
    taken: 2,
  });
});

test('[LIC-8] no one gets a seat while none is free', async () => {
  const { transaction, outbox } = await aFullSchool();
  await transaction.run((stores) => assignFreedSeats(stores, freed));
  expect(outbox.waiting()).toEqual([]);
});
