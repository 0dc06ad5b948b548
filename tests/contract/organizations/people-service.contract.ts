import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PeopleService } from '#application/client/organizations/ports/people-service.ts';
import type { AccountType } from '#domain/identity/membership/account-type.ts';
import { personDefaults, type PersonQuery } from '#domain/organizations/directory/person-table.ts';
import type { Service } from '../../builders/a-service.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type PeopleServiceHarness = {
  readonly people: PeopleService;
  readonly service: Service;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

/**
 * Sets up Kay, who has the given account type, is a member of the school `oak` and is logged in with a second factor. Ada teaches at `oak`, Grace has no
 * organization, and Lin is a staff member.
 */
export async function manyPeople(service: Service, accountType: AccountType) {
  const { accounts, identity, organizations } = service;
  identity.tokenLifetime = 365 * day;
  await anOrganization(organizations, { id: 'oak' });
  const open = (id: string, type: AccountType) =>
    accounts.open(
      anAccount({ id, email: `${id}@oak.test`, firstName: id, lastName: 'King', accountType: type }),
    );
  const join = (accountId: string, role: 'manager' | 'teacher') =>
    organizations.join({
      id: `${accountId} in oak`,
      accountId,
      organizationId: 'oak',
      role,
      billingContact: false,
      at: startOfTests,
    });
  await open('kay', accountType);
  if (accountType === 'manager' || accountType === 'teacher') await join('kay', accountType);
  await open('ada', 'customer');
  await join('ada', 'teacher');
  await open('grace', 'customer');
  await open('lin', 'admin');
  const user = identity.addUser({ id: 'kay', email: 'kay@oak.test', emailVerified: true });
  const { token } = identity.issueToken(user, 'email', { secondFactor: true });
  return { token: () => token };
}

const query: PersonQuery = {
  ...personDefaults,
  filter: { match: 'all', rules: [{ kind: 'text', column: 'person', mode: 'contains', value: 'king' }] },
  start: null,
  timeZone: 'Europe/Paris',
};
const reason = { why: 'asked-by-person', ticket: 'SUP-1' };
const done = { ok: true, value: null };
const refused = (kind: string) => ({ ok: false, error: { kind } });
const wrong = (field: string) => ({
  ok: false,
  error: { kind: 'form/invalid', fields: { [field]: expect.any(String) } },
});

export function peopleServiceContract(
  name: string,
  makeHarness: (accountType: AccountType) => Promise<PeopleServiceHarness>,
): void {
  describe(`PeopleService: ${name}`, () => {
    let harness: PeopleServiceHarness;
    let people: PeopleService;
    const start = async (accountType: AccountType): Promise<void> => {
      await harness.close();
      harness = await makeHarness(accountType);
      ({ people } = harness);
    };
    beforeEach(async () => {
      harness = await makeHarness('admin');
      ({ people } = harness);
    });
    afterEach(() => harness.close());
    const idsOf = async () => {
      const page = await people.page(query);
      return page.ok ? page.value.rows.map(({ id }) => id) : page.error.kind;
    };

    test('[ORG-5] staff find everyone, managers their people, and teachers no one', async () => {
      expect(await idsOf()).toEqual(['ada', 'grace', 'kay', 'lin']);
      await start('manager');
      expect(await idsOf()).toEqual(['ada in oak', 'kay in oak']);
      await start('teacher');
      expect(await idsOf()).toBe('account/not-permitted');
    });

    test('[ORG-5] staff change a type, extend a trial, disable, enable and mail a link, each with a reason', async () => {
      expect(await people.changeType('ada', 'teacher', reason)).toEqual(done);
      expect(await people.extendTrial('ada', 7, reason)).toEqual(done);
      expect(await people.setDisabled('ada', true, reason)).toEqual(done);
      expect(await people.resendLink('ada')).toEqual(done);
      expect(await harness.service.accounts.byId('ada')).toMatchObject({
        accountType: 'teacher',
        disabledAt: expect.any(Number),
      });
      expect(await people.setDisabled('ada', false, reason)).toEqual(done);
      expect(await people.extendTrial('ada', 91, reason)).toEqual(wrong('days'));
      expect(await people.setDisabled('ada', true, { why: 'curious', ticket: null })).toEqual(
        wrong('reason'),
      );
      expect(await people.setDisabled('lin', true, reason)).toEqual(refused('person/staff'));
      expect(await people.resendLink('nobody')).toEqual(refused('person/not-found'));
    });

    test('[LIC-4] staff give a complimentary license with a reason for its holder, change it and end it', async () => {
      const { accounts, audit, grants, clock } = harness.service;
      const comp = { organization: null, seats: 1, lastDay: '2999-12-31', note: 'For your pilot', reason };
      expect(await people.grantComplimentary('ada', comp)).toEqual(done);
      const held = await grants.read({ accountId: 'ada', organization: null });
      expect(held.grants).toContainEqual(
        expect.objectContaining({ kind: 'comp', given: { by: 'staff', note: 'For your pilot' } }),
      );
      expect(await people.grantComplimentary('ada', { ...comp, lastDay: '2020-01-01' })).toEqual(done);
      expect((await accounts.byId('ada'))?.grants.filter(({ kind }) => kind === 'comp')).toMatchObject([
        { endsAt: clock.now() },
      ]);
      expect(audit.entries().map(({ action }) => action)).toEqual(['account/comp-set', 'account/comp-set']);
      expect(await people.grantComplimentary('ada', { ...comp, seats: 0 })).toEqual(wrong('seats'));
      expect(await people.grantComplimentary('ada', { ...comp, lastDay: 'soon' })).toEqual(wrong('lastDay'));
      expect(await people.grantComplimentary('ada', { ...comp, note: ' ' })).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { note: 'required' } },
      });
      expect(await people.grantComplimentary('lin', comp)).toEqual(refused('person/staff'));
      await anOrganization(harness.service.organizations, { id: 'elsewhere', kind: 'school' });
      for (const organization of ['none', 'elsewhere'])
        expect(await people.grantComplimentary('ada', { ...comp, organization })).toEqual(
          refused('person/not-found'),
        );
      const elsewhere = await grants.read({ accountId: 'nobody', organization: 'elsewhere/' });
      expect(elsewhere.grants).toEqual([]);
    });

    test('[LIC-3] staff read trial requests, and answer: extended or declined, and mailed once', async () => {
      const { transaction, outbox } = harness.service;
      const ask = (id: string) =>
        transaction.run(({ trialRequests }) => trialRequests.ask(id, { why: 'Snow', at: startOfTests }));
      const told = () => outbox.waiting().filter((mail) => mail.kind.startsWith('trial-'));
      expect(await people.trialRequests()).toEqual({ ok: true, value: [] });
      await ask('ada');
      expect(await people.trialRequests()).toMatchObject({
        ok: true,
        value: [{ accountId: 'ada', why: 'Snow', email: 'ada@oak.test' }],
      });
      expect(await people.declineTrial('ada', { why: 'curious', ticket: null })).toEqual(wrong('reason'));
      expect(await people.declineTrial('ada', reason)).toEqual(done);
      expect(await people.declineTrial('ada', reason)).toEqual(done);
      expect(await people.trialRequests()).toEqual({ ok: true, value: [] });
      expect(await people.extendTrial('ada', 7, reason)).toEqual(done);
      expect(told()).toEqual([{ kind: 'trial-not-extended', to: 'ada@oak.test' }]);
      await start('teacher');
      expect(await people.trialRequests()).toMatchObject(refused('account/not-permitted'));
    });

    test('[SEC-6] staff delete an account by typing its address', async () => {
      expect(await people.erase('ada', 'grace@oak.test', reason)).toEqual(wrong('address'));
      expect(await people.erase('ada', 'ADA@oak.test', reason)).toEqual(done);
      expect(await harness.service.accounts.byId('ada')).toBeNull();
    });

    test('[ORG-5] a view starts, and ends', async () => {
      const view = await people.startViewAs('ada', reason);
      expect(view).toEqual({ ok: true, value: { id: expect.any(String), until: startOfTests + 1_800_000 } });
      expect(await people.endViewAs(view.ok ? view.value.id : '')).toEqual(done);
      expect(harness.service.audit.entries().map(({ action }) => action)).toEqual([
        'account/view-as-started',
        'account/view-as-ended',
      ]);
      expect(await people.startViewAs('lin', reason)).toEqual(refused('view-as/staff'));
      expect(await people.startViewAs('nobody', reason)).toEqual(refused('person/not-found'));
    });

    test('[ORG-5] actions need a recent login, and staff', async () => {
      await harness.service.clock.advance(300_001);
      expect(await people.resendLink('ada')).toEqual(refused('account/recent-sign-in-required'));
      await start('manager');
      expect(await people.resendLink('ada')).toMatchObject(refused('account/not-permitted'));
    });

    test('[UI-6] reports an unreachable service', async () => {
      harness.disconnect();
      expect(await people.page(query)).toEqual(refused('service/unreachable'));
      expect(await people.resendLink('ada')).toEqual(refused('service/unreachable'));
      expect(await people.endViewAs('v1')).toEqual(refused('service/unreachable'));
    });
  });
}
