import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountTypes } from '#domain/account/account-type.ts';
import { anInvitation, aPendingSignUp, aVerifiedIdentity } from '../../../builders/an-account.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { aService, type Service } from '../../../builders/a-service.ts';
import { day, startOfTests } from '../../../builders/time.ts';

const ada = aVerifiedIdentity();
let service: Service;

beforeEach(() => {
  service = aService();
});

describe('an invitation', () => {
  test('makes the new account of the person who proved its mailbox what it was prepared as', async () => {
    await service.accounts.invite(anInvitation());
    await service.app.accounts.ensureProfile({
      ...ada,
      email: 'Ada@Lovelace.test',
      displayName: 'Someone Else',
    });
    expect(service.accounts.accounts()).toMatchObject([
      {
        firstName: 'Augusta',
        lastName: 'King',
        accountType: 'teacher',
        schoolOrDistrict: 'Quay Street School',
      },
    ]);
    expect(service.accounts.invitations()).toEqual([]);
  });

  test('[SEC-1] is not claimed by typing the address: the mailbox must be proved', async () => {
    await service.accounts.invite(anInvitation({ accountType: 'manager' }));
    await service.app.accounts.registerSignUp(aPendingSignUp(), {});
    await service.app.accounts.ensureProfile({ ...ada, id: 'eve', emailVerified: false });
    expect(service.accounts.accounts()).toMatchObject([
      { id: 'eve', accountType: 'customer', firstName: null },
    ]);
    expect(service.accounts.invitations()).toHaveLength(1);
  });

  test('[SEC-1] is not lost with the account of somebody who only typed the address (regression)', async () => {
    await service.accounts.invite(anInvitation());
    const eve = { ...ada, id: 'eve', emailVerified: false, signInAgeMs: 0 };
    await service.app.accounts.ensureProfile(eve);
    expect(await service.app.security.eraseAccount(eve)).toMatchObject({ ok: true });
    expect(service.accounts.invitations()).toHaveLength(1);
  });

  test('[SEC-1] is claimed by the first proof of the mailbox, no matter who opened an account with the address before', async () => {
    await service.accounts.invite(anInvitation());
    await service.app.accounts.ensureProfile({ ...ada, emailVerified: false, displayName: 'Eve Stranger' });
    expect(service.accounts.accounts()).toMatchObject([{ firstName: 'Eve', accountType: 'customer' }]);
    await service.app.accounts.ensureProfile(ada);
    expect(service.accounts.accounts()).toMatchObject([
      { firstName: 'Augusta', accountType: 'teacher', schoolOrDistrict: 'Quay Street School' },
    ]);
    await service.accounts.invite(anInvitation({ accountType: 'manager' }));
    await service.app.accounts.ensureProfile(ada);
    expect(service.accounts.accounts()).toMatchObject([{ accountType: 'teacher' }]);
  });

  test('does not change what an account is that stands already, no matter who proves what later', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ invited: fc.constantFrom(...accountTypes), emailVerified: fc.boolean() })),
        async (events) => {
          service = aService();
          await service.app.accounts.ensureProfile(ada);
          const [before] = service.accounts.accounts();
          for (const { invited, emailVerified } of events) {
            await service.accounts.invite(anInvitation({ accountType: invited }));
            await service.app.accounts.ensureProfile({ ...ada, emailVerified });
          }
          expect(service.accounts.accounts()).toEqual([before]);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('is of one address', async () => {
    await service.accounts.invite(anInvitation({ email: anEmail('grace@hopper.test') }));
    await service.app.accounts.ensureProfile(ada);
    expect(service.accounts.accounts()).toMatchObject([{ accountType: 'customer' }]);
  });

  test('yields to the names that its owner gave, not to another school', async () => {
    await service.accounts.invite(anInvitation());
    await service.app.accounts.registerSignUp(aPendingSignUp(), { source: 'mail' });
    await service.app.accounts.ensureProfile(ada);
    expect(service.accounts.accounts()).toMatchObject([
      {
        firstName: 'Ada',
        lastName: 'Lovelace',
        accountType: 'teacher',
        schoolOrDistrict: 'Quay Street School',
        campaign: { source: 'mail' },
      },
    ]);
  });

  test.each([
    [30 * day - 1, 'teacher'],
    [30 * day, 'customer'],
  ])('holds for 30 days: after %d ms the account is a %s', async (later, accountType) => {
    await service.accounts.invite(anInvitation({ at: startOfTests }));
    await service.clock.advance(later);
    await service.app.accounts.ensureProfile(ada);
    expect(service.accounts.accounts()).toMatchObject([{ accountType }]);
  });

  test('is claimed by one of many first sign-ins at once', async () => {
    await service.accounts.invite(anInvitation());
    await Promise.all(Array.from({ length: 5 }, () => service.app.accounts.ensureProfile(ada)));
    expect(service.accounts.accounts()).toMatchObject([{ accountType: 'teacher' }]);
  });
});
