import { beforeEach, describe, expect, test } from 'vitest';
import { fullConsent } from '#domain/identity/consents/consent.ts';
import { aLesson } from '../../../builders/a-lesson.ts';
import { anAccount, aPendingSignUp, aVerifiedIdentity } from '../../../builders/an-account.ts';
import { aCaller } from '../../../builders/a-caller.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { aService, type Service } from '../../../builders/a-service.ts';
import { day } from '../../../builders/time.ts';

const ada = aVerifiedIdentity();
let service: Service;

beforeEach(() => {
  service = aService();
});

describe('accounts', () => {
  test('a new person gets an account with a trial, as its owner', async () => {
    await service.app.accounts.ensureProfile({ ...ada, displayName: '  Ada  King Noel ' });
    expect(service.accounts.accounts()).toMatchObject([
      {
        id: 'ada',
        firstName: 'Ada',
        lastName: 'King Noel',
        accountType: 'customer',
        grants: [{ kind: 'trial' }],
        onboardedAt: null,
      },
    ]);
  });

  test.each([null, '', '   ', 'x'.repeat(300), '\u0000'])(
    'a display name of %j gives no names',
    async (displayName) => {
      await service.app.accounts.ensureProfile({ ...ada, displayName });
      expect(service.accounts.accounts()).toMatchObject([{ firstName: null, lastName: null }]);
    },
  );

  test('many simultaneous first sign-ins open one account, and use up the sign-up once', async () => {
    await service.app.accounts.registerSignUp({ ...aPendingSignUp() }, { source: 'mail' });
    const identity = { ...ada, email: 'Ada@Lovelace.test' };
    await Promise.all(Array.from({ length: 5 }, () => service.app.accounts.ensureProfile(identity)));
    expect(service.accounts.accounts()).toMatchObject([
      { firstName: 'Ada', schoolOrDistrict: 'Harbor Primary', campaign: { source: 'mail' } },
    ]);
    expect(service.accounts.signUps()).toEqual([]);
  });

  test('an account stores its own fields, and nothing else from the sign-up', async () => {
    await service.app.accounts.registerSignUp(aPendingSignUp(), {});
    await service.app.accounts.ensureProfile(ada);
    expect(service.accounts.accounts()).toEqual([anAccount({ schoolOrDistrict: 'Harbor Primary' })]);
  });

  test('[ORG-10] consents at sign-up are recorded for the person who proves the mailbox, and for no one else', async () => {
    const consents = fullConsent(true);
    await service.app.accounts.registerSignUp({ ...aPendingSignUp(), consents }, {});
    await service.app.accounts.ensureProfile({ ...ada, id: 'eve', emailVerified: false });
    await service.app.accounts.ensureProfile(ada);
    await service.app.accounts.ensureProfile(ada);
    expect(service.consents.all('eve')).toEqual([]);
    const how = { at: service.clock.now(), address: null };
    expect(service.consents.all('ada')).toEqual(consents.map((consent) => ({ ...consent, ...how })));
  });

  test('a sign-up after the account was opened changes nothing of it', async () => {
    await service.app.accounts.ensureProfile(ada);
    await service.app.accounts.registerSignUp({ ...aPendingSignUp(), firstName: 'Eve' }, {});
    expect(service.app.accounts.readProfile(await aCaller(service.app, ada))).toMatchObject({
      firstName: null,
    });
  });

  test('[LIC-1] the access state follows the clock, and is not stored', async () => {
    expect(service.app.accounts.read(await aCaller(service.app, ada))).toMatchObject({
      accessState: 'trial_active',
      trialDaysLeft: 30,
    });
    expect(JSON.stringify(service.accounts.accounts())).not.toContain('trial_active');
    await service.clock.advance(30 * day);
    expect(service.app.accounts.read(await aCaller(service.app, ada))).toMatchObject({
      accessState: 'trial_expired',
      trialDaysLeft: 0,
    });
  });

  test("the account's own address can be sent in any case, and has no effect", async () => {
    const names = { firstName: 'Ada', lastName: 'Lovelace' };
    const caller = await aCaller(service.app, { ...ada, email: 'Ada@Lovelace.test' });
    expect((await service.app.accounts.changeProfile(caller, { ...names, email: anEmail() })).ok).toBe(true);
    expect(service.outbox.waiting()).toEqual([]);
  });
});

describe('mail', () => {
  test('[AUT-3] a link is sent for any address, with the same reply', async () => {
    await service.app.accounts.ensureProfile(ada);
    expect(await service.app.signIn.orderLink(anEmail(), 'login')).toBeUndefined();
    expect(await service.app.signIn.orderLink(anEmail('nobody@nowhere.test'), 'login')).toBeUndefined();
    expect(service.outbox.waiting()).toHaveLength(2);
  });

  test('[REL-6] a mail waits while the mail server is down, and is sent with a link that works', async () => {
    await service.app.signIn.orderLink(anEmail(), 'login');
    service.mailer.goDown();
    await expect(service.outbox.deliver(service.app.jobs.handlers.mail)).rejects.toThrow('down');
    expect(service.outbox.waiting()).toHaveLength(1);
    service.mailer.comeUp();
    await service.outbox.deliver(service.app.jobs.handlers.mail);
    expect(service.outbox.waiting()).toEqual([]);
    const [mail] = service.mailer.mails();
    const link = /https:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.to).toBe('ada@lovelace.test');
    expect(service.identity.useLink('ada@lovelace.test', link).ok).toBe(true);
  });
});

describe('lessons', () => {
  beforeEach(() => service.app.lessons.load([aLesson({ access: 'licensed' })]));

  test.each([
    ['a visitor', null, 0, 'sign-in'],
    ['somebody in their trial', ada, 0, undefined],
    ['somebody whose trial ended', ada, 31, 'trial-ended'],
  ])('[LES-5] licensed parts for %s', async (_who, reader, days, reason) => {
    if (reader !== null) await service.app.accounts.ensureProfile(reader);
    await service.clock.advance(days * day);
    const caller = reader && (await aCaller(service.app, reader));
    const read = await service.app.lessons.read('load-the-barge', caller);
    const parts = read.ok
      ? [read.value.activities[0]?.plan, read.value.resources[0], read.value.assessment.answers]
      : [];
    const locked = reason === undefined ? { kind: 'open' } : { kind: 'locked', reason };
    expect(parts).toMatchObject([locked, locked, locked]);
    expect(JSON.stringify(read).includes('Each step builds')).toBe(reason === undefined);
  });

  test('[LES-5] an ended license is distinguished from an ended trial', async () => {
    const ended = { kind: 'school', startsAt: 0, endsAt: service.clock.now() + 40 * day } as const;
    await service.accounts.open(anAccount({ id: 'grace', grants: [ended] }));
    await service.clock.advance(41 * day);
    const grace = await aCaller(service.app, aVerifiedIdentity({ id: 'grace' }));
    const read = await service.app.lessons.read('load-the-barge', grace);
    expect(read).toMatchObject({ value: { assessment: { answers: { reason: 'no-license' } } } });
  });

  test.each(['other', '\u0000', "'; drop table lessons", 'Load-The-Barge', 'x'.repeat(61)])(
    'an unknown lesson is not found: %j',
    async (slug) => {
      expect(await service.app.lessons.read(slug, null)).toEqual({
        ok: false,
        error: { kind: 'lesson/not-found', slug },
      });
    },
  );
});
