import { expect, test } from 'vitest';
import { perNetwork } from '#application/service/platform/limits/limit-calls.ts';
import type { SignInMethod } from '#domain/identity/sign-in/sign-in-method.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { aDomainClaim } from '../../../builders/a-domain.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { startOfTests } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

/** The numbers of the domain claims. The id in a path must be a UUID, which is made from the number. */
const claims = { pier: 1, uplands: 2, hopes: 3 } as const;
const claimId = (name: keyof typeof claims): string => `00000000-0000-4000-8000-00000000000${claims[name]}`;

/**
 * The school `pier` of a district, with the verified domain `pier.test`. Grace and Mia manage it, Mary teaches there, Rosa manages a different school, and Sam
 * is staff.
 */
async function aSchool() {
  const server = aServer();
  const { accounts, organizations, domains, identity } = server;
  const parent = await anOrganization(organizations, { id: 'tidewater', kind: 'district' });
  await anOrganization(organizations, { id: 'pier', parent });
  await anOrganization(organizations, { id: 'uplands' });
  for (const [id, organizationId] of [
    ['pier', 'pier'],
    ['uplands', 'uplands'],
  ] as const) {
    await domains.claim({ ...aDomainClaim(id), id: claimId(id), organizationId });
    await domains.prove(claimId(id), { at: startOfTests, how: 'dns' });
  }
  await domains.claim({ ...aDomainClaim('hopes'), id: claimId('hopes'), organizationId: 'pier' });
  const open = async (id: string, email: string, accountType: 'admin' | MemberRole) => {
    identity.addUser({ id, email, emailVerified: true, password: 'correct horse' });
    await accounts.open(anAccount({ id, email, accountType, grants: [trialFrom(startOfTests)] }));
  };
  const join = (accountId: string, organizationId: string, role: MemberRole) =>
    organizations.join({
      id: `m-${accountId}`,
      accountId,
      organizationId,
      role,
      billingContact: false,
      at: startOfTests,
    });
  await open('grace', 'grace@pier.test', 'manager');
  await open('mia', 'mia@pier.test', 'manager');
  await open('mary', 'Mary@Pier.test', 'teacher');
  await open('rosa', 'rosa@uplands.test', 'customer');
  await open('sam', 'sam@pier.test', 'admin');
  await join('grace', 'pier', 'manager');
  await join('mia', 'pier', 'manager');
  await join('mary', 'pier', 'teacher');
  await join('rosa', 'uplands', 'customer');
  /** `request` is the method and the path below `/v1/app`. */
  const call = async (by: string, method: SignInMethod, request: string, payload?: object) => {
    const [verb = '', path = ''] = request.split(' ');
    const user = identity.userById(by);
    if (user === null) throw new Error(`there is no ${by}`);
    const { token } = identity.issueToken(user, method, { secondFactor: true });
    const { status, body } = await server.call(verb, `/v1/app/${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    return status === 200 ? (body?.data ?? 'done') : String(body?.type).replace('/problems/', '');
  };
  const set = (by: string, method: SignInMethod, rule: object | null, domain: keyof typeof claims = 'pier') =>
    call(by, method, `PUT domains/${claimId(domain)}/sign-in-rule`, { rule });
  const enter = async (by: string, method: SignInMethod) => {
    const me = await call(by, method, 'GET users/me');
    return typeof me === 'string' ? me : 'in';
  };
  const ask = (domain: string) => server.call('GET', `/v1/app/sign-in-rules/${domain}`);
  const find = async (domain: string) => (await ask(domain)).body?.data;
  return { ...server, call, set, enter, ask, find };
}

const reachOf = (name: keyof typeof claims): string => `GET domains/${claimId(name)}/sign-in-rule/reach`;

const beside = { provider: 'oidc.pier', passwordAllowed: true };
const only = { provider: 'oidc.pier', passwordAllowed: false };

test('[ORG-9] a manager selects the provider for a proved domain, tries it, and turns passwords off', async () => {
  const { set, enter, find, audit } = await aSchool();
  expect(await find('pier.test')).toBeNull();
  expect(await enter('mary', 'oidc.pier')).toBe('sign-in/provider-not-allowed');
  expect(await set('grace', 'email', only)).toBe('sign-in-rule/not-tried');
  expect(await set('grace', 'email', beside)).toBe('done');
  expect(await find('Pier.test')).toEqual(beside);
  expect([await enter('mary', 'email'), await enter('mary', 'oidc.pier')]).toEqual(['in', 'in']);
  expect(await set('grace', 'oidc.pier', only)).toBe('done');
  expect(await enter('mary', 'email')).toBe('sign-in/provider-required');
  expect(await enter('mary', 'google.com')).toBe('sign-in/provider-required');
  expect(await enter('mary', 'oidc.uplands')).toBe('sign-in/provider-not-allowed');
  expect(await enter('mary', 'oidc.pier')).toBe('in');
  expect(await enter('rosa', 'email')).toBe('in');
  expect(await set('grace', 'oidc.pier', null)).toBe('done');
  expect(await enter('mary', 'email')).toBe('in');
  const changes = audit
    .entries()
    .map(({ action, by, subject, before, after }) => [action, by, subject, before, after]);
  const of = (rule: object | null) => ({ domain: 'pier.test', rule });
  expect(changes).toEqual([
    ['organization/sign-in-rule-changed', 'grace', 'pier', of(null), of(beside)],
    ['organization/sign-in-rule-changed', 'grace', 'pier', of(beside), of(only)],
    ['organization/sign-in-rule-changed', 'grace', 'pier', of(only), of(null)],
  ]);
});

test('[ORG-9] the rule ends with the proof, and covers only proved domains', async () => {
  const { call, set, enter, find } = await aSchool();
  expect(await set('grace', 'email', beside, 'hopes')).toBe('sign-in-rule/not-proved');
  await set('grace', 'email', beside);
  await set('grace', 'oidc.pier', only);
  expect(await call('grace', 'oidc.pier', `DELETE domains/${claimId('pier')}`)).toBe('done');
  expect(await find('pier.test')).toBeNull();
  expect(await enter('mary', 'email')).toBe('in');
  expect(await enter('mary', 'oidc.pier')).toBe('sign-in/provider-not-allowed');
});

test('[ORG-9] another school can neither see, set nor count it, and a teacher may not', async () => {
  const { call, set } = await aSchool();
  expect(await set('rosa', 'email', beside)).toBe('domain/not-found');
  expect(await call('rosa', 'email', reachOf('pier'))).toBe('domain/not-found');
  expect(await set('mary', 'email', beside)).toBe('account/not-permitted');
  expect(await set('grace', 'email', { provider: 'facebook.com', passwordAllowed: true })).toBe(
    'form/invalid',
  );
});

test('[ORG-9] the last person in charge can sign in by password, even if the other one leaves at that moment; staff always can', async () => {
  const { set, enter, call } = await aSchool();
  await set('grace', 'email', beside);
  await set('grace', 'oidc.pier', only);
  expect(await enter('mia', 'email')).toBe('sign-in/provider-required');
  expect(await enter('grace', 'email')).toBe('sign-in/provider-required');
  expect(await enter('sam', 'email')).toBe('in');
  // Both users leave at the same time. One call succeeds, and the other user can still log in.
  const leave = (by: string) => call(by, 'oidc.pier', 'POST users/me/organization/leaving', { handOver: [] });
  const left = await Promise.all([leave('grace'), leave('mia')]);
  expect(left.toSorted()).toEqual(['done', 'member/last-in-charge']);
  const [gone, stayed] = left[0] === 'done' ? ['grace', 'mia'] : ['mia', 'grace'];
  expect(await enter(stayed, 'email')).toBe('in');
  expect(await enter(gone, 'email')).toBe('sign-in/provider-required');
});

test('[ORG-9] our staff turn passwords on again for a school that is locked out, which is logged', async () => {
  const { set, enter, audit } = await aSchool();
  await set('grace', 'email', beside);
  await set('grace', 'oidc.pier', only);
  expect(await set('sam', 'email', beside)).toBe('done');
  expect(await enter('mary', 'email')).toBe('in');
  expect(audit.entries().at(-1)).toMatchObject({ by: 'sam', action: 'organization/sign-in-rule-changed' });
  expect(await set('sam', 'email', only)).toBe('sign-in-rule/not-tried');
});

test('[ORG-9] a new user can sign in only by the rule of their domain', async () => {
  const { set, call, identity } = await aSchool();
  await set('grace', 'email', beside);
  await set('grace', 'oidc.pier', only);
  const open = (email: string, method: SignInMethod) => {
    const { id } = identity.addUser({ email, emailVerified: true });
    return call(id, method, 'PATCH users/me/ensure-profile');
  };
  expect(await open('new1@pier.test', 'email')).toBe('sign-in/provider-required');
  expect(await open('new2@pier.test', 'oidc.pier')).toBe('done');
  // A provider cannot vouch for addresses of a different school's domain.
  expect(await open('new3@uplands.test', 'oidc.pier')).toBe('sign-in/provider-not-allowed');
  expect(await open('new4@gmail.com', 'oidc.pier')).toBe('sign-in/provider-not-allowed');
});

test('[ORG-9] the lookup depends only on the domain, and is limited', async () => {
  const { set, find, ask } = await aSchool();
  await set('grace', 'email', beside);
  expect(await find('no-domain')).toBeNull();
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count <= perNetwork.limit; count += 1) {
    statuses.push((await ask('uplands.test')).status);
  }
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test('[ORG-9] affected users are counted in advance', async () => {
  const { call } = await aSchool();
  expect(await call('grace', 'email', reachOf('pier'))).toEqual({
    people: 4,
    passwordOnly: 4,
  });
  expect(await call('grace', 'email', reachOf('hopes'))).toBe('domain/not-found');
});

test("[ORG-9] login mails are sent only to users who can sign in by mail, if the domain's other methods are closed", async () => {
  const { set, accounts, identity, service, outbox, mailer } = await aSchool();
  identity.addUser({ id: 'new', email: 'new@pier.test' });
  await accounts.open(anAccount({ id: 'new', email: 'new@pier.test', mailboxProved: false }));
  await set('grace', 'email', beside);
  const mailed = async (...names: readonly string[]) => {
    const before = mailer.mails().length;
    for (const name of names) await service.signIn.orderLink(anEmail(`${name}@pier.test`), 'login');
    await outbox.deliver(service.jobs.handlers.mail);
    return mailer
      .mails()
      .slice(before)
      .map(({ to }) => to);
  };
  expect(await mailed('mary', 'nobody')).toEqual(['mary@pier.test', 'nobody@pier.test']);
  await set('grace', 'oidc.pier', only);
  // Sam is staff. The new user has not verified the address and needs this mail to do so.
  expect(await mailed('mary', 'grace', 'nobody', 'sam', 'new')).toEqual(['sam@pier.test', 'new@pier.test']);
  await set('grace', 'oidc.pier', null);
  expect(await mailed('mary')).toEqual(['mary@pier.test']);
});
