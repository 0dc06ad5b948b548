import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { InvitationRepository } from '#application/service/organizations/ports/invitation-repository.ts';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import { invitationLifetime } from '#domain/organizations/invitations/invitation.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anEmail } from '../../builders/an-email.ts';
import { newInvitations } from '../../builders/an-invitation.ts';
import { aNewOrganization } from '../../builders/an-organization.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type InvitationRepositoryHarness = {
  readonly accounts: AccountRepository;
  readonly organizations: OrganizationRepository;
  readonly invitations: InvitationRepository;
  readonly transaction: Transaction;
  readonly close: () => Promise<void>;
};

const everything: Scope = { ...emptyScope, everything: true };
const within = (...organizations: readonly string[]): Scope => ({ ...emptyScope, organizations });
const now = startOfTests;
const [bo, cy] = [anEmail('bo@oak.test'), anEmail('cy@oak.test')];
const both = [
  { id: 'i1', email: bo },
  { id: 'i2', email: cy },
];

export function invitationRepositoryContract(
  name: string,
  makeHarness: () => Promise<InvitationRepositoryHarness>,
): void {
  describe(`InvitationRepository: ${name}`, () => {
    let harness: InvitationRepositoryHarness;
    let invitations: InvitationRepository;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ invitations } = harness);
      const { accounts, organizations } = harness;
      await accounts.open(anAccount({ firstName: 'Ada', lastName: 'King' }));
      const district = await organizations.open(aNewOrganization({ id: 'tide', kind: 'district', seats: 9 }));
      await organizations.open(aNewOrganization({ id: 'oak', name: 'Oak School', parent: district }));
      await organizations.open(aNewOrganization({ id: 'pier', name: 'Pier Street', parent: district }));
      await organizations.open(aNewOrganization({ id: 'far', name: 'Far School' }));
    });
    afterEach(() => harness.close());

    test('[ORG-6] an invitation is read with the names of its organization and inviter', async () => {
      await invitations.invite(newInvitations());
      const invitation = {
        id: 'i1',
        email: bo,
        organization: 'tide/oak/',
        organizationName: 'Oak School',
        role: 'teacher',
        message: 'Welcome!',
        invitedBy: 'ada',
        inviter: 'Ada King',
        state: 'pending',
        invitedAt: now,
        expiresAt: now + invitationLifetime,
        sentAt: null,
        bouncedAt: null,
        openedAt: null,
        noSeatAt: null,
        reminders: 0,
      };
      expect(await invitations.byId('i1', everything)).toEqual(invitation);
      expect(await invitations.ofMailbox('i1', bo)).toEqual(invitation);
      expect(await invitations.waiting(bo, now)).toEqual([invitation]);
      expect(await invitations.page(within('tide/'), 9, null)).toEqual({ rows: [invitation], total: 1 });
    });

    test('[ORG-3] invitations outside the scope, or for another mailbox, are not found', async () => {
      await invitations.invite(newInvitations());
      expect(await invitations.byId('i1', within('tide/pier/', 'far/'))).toBeNull();
      expect(await invitations.ofMailbox('i1', cy)).toBeNull();
      expect(await invitations.waiting(cy, now)).toEqual([]);
      expect(await invitations.page(within('far/'), 9, null)).toEqual({ rows: [], total: 0 });
    });

    test('[R3] inviting again renews the existing invitation, in any state', async () => {
      await invitations.invite(newInvitations());
      await invitations.addLink('i1', 'first');
      await invitations.note('i1', { sentAt: now, openedAt: now, noSeatAt: now, reminders: 2 });
      for (const state of ['revoked', 'declined', 'accepted'] as const) {
        expect(await invitations.settle('i1', state)).toBe(true);
        expect(await invitations.settle('i1', 'accepted')).toBe(false);
        expect(await invitations.note('i1', { openedAt: now })).toBe(false);
        const addresses = [{ id: `again ${state}`, email: bo }];
        await invitations.invite(
          newInvitations({ addresses, role: 'manager', batch: state, invitedAt: now + day }),
        );
      }
      expect(await invitations.byLink('first')).toMatchObject({
        id: 'i1',
        state: 'pending',
        role: 'manager',
        invitedAt: now + day,
        sentAt: null,
        openedAt: null,
        noSeatAt: null,
        reminders: 0,
      });
      expect((await invitations.page(everything, 9, null)).total).toBe(1);
    });

    test('[R6] shows known facts about addresses: members, pending ones, schools in the scope, but nothing beyond', async () => {
      const { accounts, organizations } = harness;
      const join = async (id: string, organizationId: string, mailboxProved = true): Promise<void> => {
        await accounts.open(anAccount({ id, email: `${id.toUpperCase()}@oak.test`, mailboxProved }));
        await organizations.join({
          id: `m-${id}`,
          accountId: id,
          organizationId,
          role: 'teacher',
          billingContact: false,
          at: now,
        });
      };
      await join('here', 'oak');
      await join('pier', 'pier');
      await join('far', 'far');
      await join('typed', 'oak', false);
      await invitations.invite(newInvitations({ addresses: both, role: 'manager' }));
      await invitations.invite(
        newInvitations({ addresses: [{ id: 'i3', email: anEmail('di@oak.test') }], organizationId: 'pier' }),
      );
      await invitations.settle('i2', 'revoked');
      const emails = ['here', 'pier', 'far', 'typed', 'bo', 'cy', 'di'].map((each) =>
        anEmail(`${each}@oak.test`),
      );
      const facts = await invitations.facts(emails, 'tide/oak/', {
        scope: within('tide/'),
        now,
        seatsOf: 'tide/',
      });
      expect(facts.toSorted((one, other) => (one.email < other.email ? -1 : 1))).toEqual([
        { email: 'bo@oak.test', isMember: false, pendingAs: 'manager', school: null, seat: null },
        { email: 'di@oak.test', isMember: false, pendingAs: null, school: null, seat: 'promised' },
        { email: 'here@oak.test', isMember: true, pendingAs: null, school: null, seat: 'held' },
        { email: 'pier@oak.test', isMember: false, pendingAs: null, school: 'Pier Street', seat: 'held' },
      ]);
      const later = await invitations.facts([bo], 'tide/oak/', {
        scope: emptyScope,
        now: now + invitationLifetime,
        seatsOf: 'tide/',
      });
      expect(later).toEqual([]);
    });

    test('[LIC-8] a license counts each person once, and schools of a district get the same count as the district', async () => {
      const { accounts, organizations } = harness;
      await accounts.open(anAccount({ id: 'bo', email: bo, mailboxProved: true }));
      for (const organizationId of ['oak', 'pier'])
        await organizations.join({
          id: `m-${organizationId}`,
          accountId: 'bo',
          organizationId,
          role: 'teacher',
          billingContact: false,
          at: now,
        });
      const invite = (organizationId: string, id: string, email: typeof bo) =>
        invitations.invite(newInvitations({ addresses: [{ id, email }], organizationId }));
      await invite('oak', 'i1', cy);
      await invite('pier', 'i2', cy);
      await invite('tide', 'i3', bo);
      await invite('far', 'i4', anEmail('di@oak.test'));
      const one = { organization: 'tide/', limit: 9, taken: 1, promised: 1, byPerson: false };
      for (const path of ['tide/', 'tide/oak/', 'tide/pier/'])
        expect(await organizations.countSeats(path, now)).toEqual(one);
      const later = now + invitationLifetime;
      expect(await organizations.countSeats('tide/', later)).toEqual({ ...one, promised: 0 });
    });

    test("[R10] the end of a membership ends the person's sent invitations, and the pending ones to them in the same district", async () => {
      const { accounts } = harness;
      await accounts.open(anAccount({ id: 'bo', email: bo, mailboxProved: true }));
      await accounts.open(anAccount({ id: 'typed', email: cy, mailboxProved: false }));
      const join = (id: string, accountId: string, organizationId: string) => {
        const membership = { id, accountId, organizationId, billingContact: false, at: now } as const;
        return harness.organizations.join({ ...membership, role: 'manager' });
      };
      await join('m-oak', 'bo', 'oak');
      await join('m-tide', 'bo', 'tide');
      await join('m-typed', 'typed', 'oak');
      const invite = (organizationId: string, id: string, email: typeof bo, invitedBy = 'ada') =>
        invitations.invite(newInvitations({ addresses: [{ id, email }], organizationId, invitedBy }));
      await invite('oak', 'i1', cy, 'bo');
      await invite('pier', 'i2', bo);
      await invite('pier', 'i3', cy, 'bo');
      await invite('far', 'i4', bo);
      await invite('oak', 'i5', anEmail('di@oak.test'), 'bo');
      await invitations.settle('i5', 'declined');
      expect(await invitations.endingWith('m-oak', now)).toEqual(['i1', 'i2']);
      expect(await invitations.endingWith('m-tide', now)).toEqual(['i1', 'i2', 'i3']);
      expect(await invitations.endingWith('m-typed', now)).toEqual([]);
      expect(await invitations.endingWith('m-tide', now + invitationLifetime)).toEqual([]);
    });

    test('[R4] a batch has the invitations that were not sent, bounced or ended', async () => {
      await invitations.invite(newInvitations({ addresses: both }));
      const idsOf = async () => (await invitations.unsent('batch-1', 9)).map(({ id }) => id);
      expect(await idsOf()).toEqual(['i1', 'i2']);
      expect(await invitations.unsent('batch-1', 1)).toHaveLength(1);
      expect(await invitations.unsent('batch-2', 9)).toEqual([]);
      await invitations.note('i1', { sentAt: now });
      await invitations.note('i2', { bouncedAt: now });
      expect(await idsOf()).toEqual([]);
      expect(await invitations.byId('i2', everything)).toMatchObject({ bouncedAt: now, sentAt: null });
    });

    test('[ORG-6] reminders are due after 3 and 10 days, while the invitation is pending and was sent', async () => {
      await invitations.invite(newInvitations({ addresses: both }));
      const due = async (days: number) => (await invitations.due(now + days * day, 9)).map(({ id }) => id);
      expect(await due(4)).toEqual([]);
      for (const { id } of both) await invitations.note(id, { sentAt: now });
      expect([await due(2.9), await due(3)]).toEqual([[], ['i1', 'i2']]);
      await invitations.note('i1', { reminders: 1 });
      expect([await due(4), await due(10)]).toEqual([['i2'], ['i1', 'i2']]);
      await invitations.note('i2', { reminders: 2 });
      await invitations.settle('i1', 'accepted');
      expect([await due(10), await due(31)]).toEqual([[], []]);
    });

    test('[ORG-1] all pending invitations of one organization are revoked at once, and no others', async () => {
      await invitations.invite(newInvitations({ addresses: both }));
      await invitations.settle('i1', 'accepted');
      await invitations.invite(
        newInvitations({ organizationId: 'far', addresses: [{ id: 'i3', email: bo }] }),
      );
      expect(await invitations.revokeAll('tide/oak/')).toBe(1);
      expect(await invitations.revokeAll('tide/oak/')).toBe(0);
      const states = ['i1', 'i2', 'i3'].map(async (id) => (await invitations.byId(id, everything))?.state);
      expect(await Promise.all(states)).toEqual(['accepted', 'revoked', 'pending']);
    });

    test('[SEC-7] the latest 20 links open the invitation', async () => {
      await invitations.invite(newInvitations());
      for (let at = 1; at <= 21; at += 1) await invitations.addLink('i1', `link ${at}`);
      expect(await invitations.settle('i1', 'revoked')).toBe(true);
      expect(await invitations.addLink('i1', 'late')).toBe(false);
      expect(await invitations.byLink('late')).toBeNull();
      expect(await invitations.byLink('link 1')).toBeNull();
      expect(await invitations.byLink('link 2')).toMatchObject({ id: 'i1' });
      expect(await invitations.byLink('link 21')).toMatchObject({ id: 'i1' });
    });

    test('pages continue after the last invitation, newest first', async () => {
      await invitations.invite(newInvitations({ addresses: both }));
      await invitations.invite(
        newInvitations({ addresses: [{ id: 'i3', email: anEmail('di@oak.test') }], invitedAt: now + day }),
      );
      const first = await invitations.page(within('tide/oak/'), 2, null);
      expect([first.rows.map(({ id }) => id), first.total]).toEqual([['i3', 'i2'], 3]);
      const rest = await invitations.page(within('tide/oak/'), 2, { id: 'i2', invitedAt: now });
      expect(rest.rows.map(({ id }) => id)).toEqual(['i1']);
    });

    test('[R1] of many simultaneous answers, one succeeds', async () => {
      await invitations.invite(newInvitations());
      const settle = () => harness.transaction.run((stores) => stores.invitations.settle('i1', 'accepted'));
      expect((await Promise.all([settle(), settle(), settle()])).filter(Boolean)).toHaveLength(1);
    });

    test('[SEC-6] erasure deletes what waits for a mailbox, and the inviter together with their message', async () => {
      await harness.accounts.open(anAccount({ id: 'bo', email: bo }));
      await invitations.invite(newInvitations());
      await invitations.invite(
        newInvitations({ invitedBy: 'bo', organizationId: 'pier', addresses: [{ id: 'i2', email: cy }] }),
      );
      await invitations.forget('bo', null);
      expect(await invitations.byId('i1', everything)).not.toBeNull();
      expect(await invitations.byId('i2', everything)).toMatchObject({
        invitedBy: null,
        inviter: null,
        message: '',
        state: 'revoked',
      });
      await invitations.forget('bo', bo);
      expect(await invitations.byId('i1', everything)).toBeNull();
    });
  });
}
