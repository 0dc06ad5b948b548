import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aBrowser } from '../../../../../builders/a-client.ts';

const draft = {
  email: ' Ada@Lovelace.test ',
  firstName: 'Ada',
  lastName: 'Lovelace',
  schoolOrDistrict: 'Harbor Primary',
  phoneNumber: '(555) 010-2030',
  password: '',
};
const withPassword = { ...draft, password: 'difference-engine' };

let world: ReturnType<typeof aBrowser>;
let tab: ReturnType<typeof world.openTab>;

beforeEach(() => {
  world = aBrowser();
  tab = world.openTab();
});

const open = (url: string) =>
  tab.followSignInLink({ url, query: new Map(new URL(url).searchParams), email: null });
const visit = (search: string) =>
  tab.trackPageView({
    path: `/lessons${search}`,
    location: `https://blockyard.test/lessons${search}`,
    referrer: '',
    query: new Map(new URLSearchParams(search)),
  });

describe('signUp', () => {
  test('[ONB-2] without a password it is recorded with the campaign, and a link is sent', async () => {
    visit('?utm_source=mail&utm_term=dock');
    expect(await tab.signUp(draft)).toEqual({ ok: true, value: 'link-sent' });
    expect(world.service.accounts.signUps()).toMatchObject([
      {
        email: 'ada@lovelace.test',
        firstName: 'Ada',
        lastName: 'Lovelace',
        schoolOrDistrict: 'Harbor Primary',
        campaign: { source: 'mail', term: 'dock' },
      },
    ]);
    expect(world.service.outbox.waiting()).toEqual([
      { kind: 'sign-in-link', to: 'ada@lovelace.test', purpose: 'sign-up' },
    ]);
    expect(world.areas.local.get('emailForSignIn')).toBe('"ada@lovelace.test"');
    expect(tab.session.current().state).toBe('restoring');
  });

  test('[ONB-2] the link then signs in, with nothing left to ask and the phone number stored', async () => {
    await tab.signUp(draft);
    expect((await open(world.service.identity.createLink('ada@lovelace.test'))).ok).toBe(true);
    expect(tab.session.current()).toMatchObject({
      user: { firstName: 'Ada', schoolOrDistrict: 'Harbor Primary', phoneNumber: '5550102030' },
      missing: [],
    });
    expect(world.areas.local.get('blockyard-pending-phone')).toBeUndefined();
  });

  test('[R2] the link leads to the page where the user signed up', async () => {
    await tab.signUp(draft, '/invitations/abc');
    const opened = await open(world.service.identity.createLink('ada@lovelace.test'));
    expect(opened).toMatchObject({ ok: true, value: { returnPath: '/invitations/abc' } });
  });

  test('[ONB-2] with a password the identity account is created, and the user continues signed in', async () => {
    expect(await tab.signUp(withPassword)).toEqual({ ok: true, value: 'signed-in' });
    expect(tab.session.current()).toMatchObject({
      user: { firstName: 'Ada', schoolOrDistrict: 'Harbor Primary', phoneNumber: '5550102030' },
      missing: [],
    });
    expect(world.service.outbox.waiting()).toEqual([]);
    expect(world.service.identity.users()).toMatchObject([{ email: 'ada@lovelace.test' }]);
    expect(world.service.identity.mails.sent()).toMatchObject([
      { mode: 'verifyEmail', email: 'ada@lovelace.test' },
    ]);
  });

  test('[ONB-4] with a password, the campaign is forgotten once the service has it', async () => {
    visit('?utm_source=fair');
    tab.network.online = false;
    await tab.signUp(withPassword);
    expect(world.areas.local.get('blockyard-campaign')).toBe('{"source":"fair"}');
    tab.network.online = true;
    await tab.signUp(withPassword);
    expect(world.areas.local.get('blockyard-campaign')).toBeUndefined();
  });

  test('[ONB-4] after a sign-up by link, the campaign ends with the login that needs no onboarding', async () => {
    visit('?utm_source=fair');
    await tab.signUp(draft);
    expect(world.areas.local.get('blockyard-campaign')).toBe('{"source":"fair"}');
    await open(world.service.identity.createLink('ada@lovelace.test'));
    expect(tab.session.current()).toMatchObject({ state: 'signed-in', missing: [] });
    expect(world.areas.local.get('blockyard-campaign')).toBeUndefined();
  });

  test('[ONB-4] logging out deletes the campaign, which does not count for the next user', async () => {
    await tab.signUp(withPassword);
    visit('?utm_source=fair');
    await tab.logout();
    expect(world.areas.local.get('blockyard-campaign')).toBeUndefined();
  });

  test('[ONB-2] a sign-up that failed after the account was created can be repeated', async () => {
    world.service.identity.addUser({ email: 'ada@lovelace.test', password: withPassword.password });
    expect(await tab.signUp(withPassword)).toEqual({ ok: true, value: 'signed-in' });
    expect(world.service.identity.users()).toHaveLength(1);
    expect(world.service.accounts.accounts()).toHaveLength(1);
  });

  test('[ONB-2] a sign-up that failed at any step can be repeated, and creates nothing twice', async () => {
    tab.network.online = false;
    expect(await tab.signUp(withPassword)).toEqual({ ok: false, error: { kind: 'service/unreachable' } });
    tab.network.online = true;
    world.service.identity.online = false;
    expect(await tab.signUp(withPassword)).toMatchObject({
      error: { kind: 'identity/network-request-failed' },
    });
    world.service.identity.online = true;
    expect(await tab.signUp(withPassword)).toEqual({ ok: true, value: 'signed-in' });
    expect(world.service.identity.users()).toHaveLength(1);
    expect(world.service.accounts.accounts()).toHaveLength(1);
  });

  test('[AUT-9] after a refused password the next try does not record the same sign-up again', async () => {
    world.service.identity.policy = { schemaVersion: 1, enforcement: 'ENFORCE', minLength: 20 };
    const sent = vi.spyOn(tab.accounts, 'signUp');
    const refused = { error: { kind: 'identity/password-does-not-meet-requirements' } };
    expect(await tab.signUp(withPassword)).toMatchObject(refused);
    expect(await tab.signUp(withPassword)).toMatchObject(refused);
    expect(await tab.signUp({ ...withPassword, firstName: 'Augusta' })).toMatchObject(refused);
    expect(sent.mock.calls.map(([{ firstName }]) => firstName)).toEqual(['Ada', 'Augusta']);
    const password = 'a-much-longer-difference-engine';
    expect(await tab.signUp({ ...withPassword, password })).toEqual({ ok: true, value: 'signed-in' });
    expect(sent.mock.calls.map(([{ firstName }]) => firstName)).toEqual(['Ada', 'Augusta', 'Ada']);
  });

  test('[AUT-3] an address with an account gets the same reply as a new one: a link, and the account is unchanged', async () => {
    const known = world.service.identity.addUser({
      email: 'ada@lovelace.test',
      password: 'another-password',
    });
    expect(await tab.signUp(withPassword)).toEqual({ ok: true, value: 'link-sent' });
    expect(tab.session.current().state).toBe('restoring');
    expect(world.service.identity.users()).toEqual([known]);
    expect(world.service.outbox.waiting()).toEqual([
      { kind: 'sign-in-link', to: 'ada@lovelace.test', purpose: 'sign-up' },
    ]);
  });

  test('[AUT-3] the same for a disabled account, and for one with a second step', async () => {
    world.service.identity.addUser({
      email: 'ada@lovelace.test',
      password: withPassword.password,
      disabled: true,
    });
    expect(await tab.signUp(withPassword)).toEqual({ ok: true, value: 'link-sent' });
    world.service.identity.addUser({
      email: 'grace@hopper.test',
      password: withPassword.password,
      secondFactors: [{ id: 'phone', name: 'Phone', enrolledAt: 0, secret: 'BLOCKYARDAAAAAB' }],
    });
    expect(await tab.signUp({ ...withPassword, email: 'grace@hopper.test' })).toEqual({
      ok: true,
      value: 'link-sent',
    });
  });

  test('a failed attempt reports its cause, not a link', async () => {
    world.service.identity.addUser({ email: 'ada@lovelace.test', password: withPassword.password });
    world.service.identity.online = false;
    expect(await tab.signUp(withPassword)).toMatchObject({
      error: { kind: 'identity/network-request-failed' },
    });
    expect(world.service.outbox.waiting()).toEqual([]);
  });

  test('an invalid form is reported field by field, and nothing is sent', async () => {
    expect(await tab.signUp({ ...draft, email: 'ada', firstName: '' })).toEqual({
      ok: false,
      error: { kind: 'form/invalid', fields: { email: 'malformed', firstName: 'required' } },
    });
    expect(world.service.accounts.signUps()).toEqual([]);
  });

  test('a phone number is not used for another person, and a later sign-up without one removes it', async () => {
    await tab.signUp(draft);
    world.service.identity.addUser({ email: 'grace@hopper.test', password: 'first-compiler' });
    await tab.signIn({ email: 'grace@hopper.test', password: 'first-compiler' });
    expect(tab.session.current()).toMatchObject({ user: { phoneNumber: null } });
    expect(world.areas.local.get('blockyard-pending-phone')).toBeDefined();
    await tab.signUp({ ...draft, phoneNumber: '' });
    expect(world.areas.local.get('blockyard-pending-phone')).toBeUndefined();
  });
});

describe('completeOnboarding', () => {
  const form = { firstName: ' Ada ', lastName: 'Lovelace', schoolOrDistrict: '' };

  beforeEach(async () => {
    world.service.identity.addUser({ email: 'ada@lovelace.test', password: 'difference-engine' });
    visit('?utm_source=fair');
    await tab.signIn({ email: 'ada@lovelace.test', password: 'difference-engine' });
  });

  test('[ONB-3] sends the form with the campaign, and the session has no missing fields afterwards', async () => {
    expect(tab.session.current()).toMatchObject({ missing: ['firstName', 'lastName', 'schoolOrDistrict'] });
    expect(await tab.completeOnboarding(form)).toEqual({ ok: true, value: undefined });
    expect(world.service.accounts.accounts()).toMatchObject([
      { firstName: 'Ada', lastName: 'Lovelace', schoolOrDistrict: null, campaign: { source: 'fair' } },
    ]);
    expect(tab.session.current()).toMatchObject({ user: { firstName: 'Ada' }, missing: [] });
  });

  test('[ONB-3] [ORG-1] the session has the workspace that the service opened', async () => {
    expect(tab.session.current()).toMatchObject({ user: { organization: null } });
    await tab.completeOnboarding(form);
    expect(tab.session.current()).toMatchObject({ user: { organization: { kind: 'workspace' } } });
  });

  test('[ONB-4] the campaign is forgotten only once the service has it', async () => {
    tab.network.online = false;
    expect(await tab.completeOnboarding(form)).toMatchObject({ error: { kind: 'service/unreachable' } });
    expect(world.areas.local.get('blockyard-campaign')).toBe('{"source":"fair"}');
    tab.network.online = true;
    await tab.completeOnboarding(form);
    expect(world.areas.local.get('blockyard-campaign')).toBeUndefined();
  });

  test('an invalid form is reported, and a session is needed', async () => {
    expect(await tab.completeOnboarding({ ...form, firstName: '' })).toMatchObject({
      error: { fields: { firstName: 'required' } },
    });
    await tab.logout();
    expect(await tab.completeOnboarding(form)).toEqual({ ok: false, error: { kind: 'session/required' } });
  });
});
