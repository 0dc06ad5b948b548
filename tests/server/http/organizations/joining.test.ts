import { expect, test } from 'vitest';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { aDomainClaim } from '../../../builders/a-domain.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { startOfTests } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

/**
 * Oak is a school with one free seat and the verified domain `oak.test`. Grace manages Oak, and Rosa manages Elm. Ada owns a workspace, and Mary belongs to no
 * organization. Ada and Mary have addresses at Oak. Ida's address has a different domain. Joan has not verified her address.
 */
async function aSchool() {
  const server = aServer();
  const { organizations } = server;
  await anOrganization(organizations, { id: 'oak', name: 'Oak School', seats: 1 });
  await anOrganization(organizations, { id: 'elm', name: 'Elm School' });
  await anOrganization(organizations, { id: 'attic', kind: 'workspace' });
  await server.domains.claim({ ...aDomainClaim('oak'), organizationId: 'oak' });
  await server.domains.prove('oak', { at: startOfTests, how: 'dns' });
  const enter = async (id: string, domain = 'oak.test', emailVerified = true) => {
    const email = `${id}@${domain}`;
    const user = server.identity.addUser({ id, email, emailVerified });
    const grants = [trialFrom(startOfTests)];
    await server.accounts.open(anAccount({ id, email, firstName: id, grants, mailboxProved: emailVerified }));
    const { token } = server.identity.issueToken(user, 'email', { secondFactor: true });
    return { authorization: `Bearer ${token}` };
  };
  const join = (id: string, organizationId: string, role: MemberRole) =>
    organizations.join({
      id: `m-${id}`,
      accountId: id,
      organizationId,
      role,
      billingContact: false,
      at: startOfTests,
    });
  const headers = {
    grace: await enter('grace'),
    rosa: await enter('rosa', 'elm.test'),
    ada: await enter('ada'),
    mary: await enter('mary'),
    ida: await enter('ida', 'staff.oak.test'),
    joan: await enter('joan', 'oak.test', false),
  };
  await join('grace', 'oak', 'manager');
  await join('rosa', 'elm', 'manager');
  await join('ada', 'attic', 'customer');
  type Person = keyof typeof headers;
  const call = (by: Person, method: string, path: string, payload?: object) =>
    server.call(method, `/v1/app/${path}`, {
      headers: headers[by],
      ...(payload === undefined ? {} : { payload }),
    });
  const act = async (by: Person, method: string, path: string, payload?: object) => {
    const { status, body } = await call(by, method, path, payload);
    return status === 200 ? 'done' : String(body?.type).replace('/problems/', '');
  };
  const suggestion = async (by: Person) => (await call(by, 'GET', 'users/me/join-request')).body?.data;
  const ask = (by: Person, organizationId = 'oak') =>
    act(by, 'PUT', 'users/me/join-request', { organizationId });
  const requests = async (by: Person): Promise<readonly { readonly id: string; readonly email: string }[]> =>
    (await call(by, 'GET', 'join-requests')).body.data;
  const answer = async (by: Person, of: Person, verb: 'approve' | 'decline') => {
    const found = (await requests('grace')).find(({ email }) => email.startsWith(of));
    return act(by, 'POST', `join-requests/${found?.id ?? ''}/${verb}`);
  };
  const roles = (id: string) =>
    organizations.ofAccount(id).map(({ organization, role }) => [organization, role]);
  const acts = () => server.audit.entries().map(({ action, by, subject }) => [action, by, subject]);
  return { ...server, call, act, suggestion, ask, requests, answer, roles, acts };
}

test('[ORG-10] only a proved domain with a proved address suggests the school', async () => {
  const { suggestion, ask, roles, acts } = await aSchool();
  expect(await suggestion('ada')).toEqual({ id: 'oak', name: 'Oak School', asked: false });
  expect(await suggestion('mary')).toEqual({ id: 'oak', name: 'Oak School', asked: false });
  for (const person of ['grace', 'rosa', 'ida', 'joan'] as const) {
    expect(await suggestion(person)).toBeNull();
    expect(await ask(person)).toBe('join-request/not-offered');
  }
  expect(await ask('ada', 'elm')).toBe('join-request/not-offered');
  expect(roles('ada')).toEqual([['attic/', 'customer']]);
  expect(acts()).toEqual([]);
});

test('[ORG-10] a request waits, and the managers are notified once', async () => {
  const { suggestion, ask, requests, roles, outbox, acts } = await aSchool();
  expect(await ask('ada')).toBe('done');
  expect(await ask('ada')).toBe('done');
  expect(await suggestion('ada')).toEqual({ id: 'oak', name: 'Oak School', asked: true });
  expect(await requests('grace')).toMatchObject([{ firstName: 'ada', email: 'ada@oak.test' }]);
  expect(await requests('rosa')).toEqual([]);
  expect(outbox.waiting()).toEqual([
    {
      kind: 'join-asked',
      to: 'grace@oak.test',
      organization: 'Oak School',
      person: 'ada Lovelace',
      account: 'ada@oak.test',
    },
  ]);
  expect(roles('ada')).toEqual([['attic/', 'customer']]);
  expect(acts()).toEqual([['account/join-asked', 'ada', 'ada']]);
});

test('[ORG-10] [R5] a manager approves while a seat is free, and the earlier membership stays', async () => {
  const { ask, answer, suggestion, roles, outbox, call, acts, clock } = await aSchool();
  await clock.advance(1_000);
  await ask('ada');
  await ask('mary');
  expect(await answer('grace', 'ada', 'approve')).toBe('done');
  expect(await answer('grace', 'mary', 'approve')).toBe('organization/no-free-seat');
  expect(roles('ada')).toEqual([
    ['attic/', 'customer'],
    ['oak/', 'teacher'],
  ]);
  expect(roles('mary')).toEqual([]);
  expect(await suggestion('ada')).toBeNull();
  expect(await suggestion('mary')).toMatchObject({ asked: true });
  // Ada's current organization is unchanged.
  expect((await call('ada', 'GET', 'users/me')).headers['blockyard-organization']).toBe('attic');
  expect(outbox.waiting().at(-1)).toEqual({
    kind: 'join-answered',
    to: 'ada@oak.test',
    organization: 'Oak School',
    answer: 'approved',
  });
  expect(acts().at(-1)).toEqual(['account/join-approved', 'grace', 'ada']);
});

test('[ORG-10] a declined user is notified, and cannot ask again', async () => {
  const { ask, answer, suggestion, requests, roles, outbox, acts } = await aSchool();
  await ask('mary');
  expect(await answer('grace', 'mary', 'decline')).toBe('done');
  expect(await requests('grace')).toEqual([]);
  expect(await suggestion('mary')).toBeNull();
  expect(await ask('mary')).toBe('join-request/not-offered');
  expect(roles('mary')).toEqual([]);
  expect(outbox.waiting().at(-1)).toMatchObject({
    kind: 'join-answered',
    to: 'mary@oak.test',
    answer: 'declined',
  });
  expect(acts().at(-1)).toEqual(['account/join-declined', 'grace', 'mary']);
});

test('[ORG-3] a user cannot answer for a school that they do not run, or twice', async () => {
  const { ask, act, answer, requests } = await aSchool();
  await ask('ada');
  const [{ id } = { id: '' }] = await requests('grace');
  expect(await answer('rosa', 'ada', 'approve')).toBe('join-request/not-found');
  expect(await answer('rosa', 'ada', 'decline')).toBe('join-request/not-found');
  expect(await answer('ada', 'ada', 'approve')).toBe('join-request/not-found');
  const both = await Promise.all([
    act('grace', 'POST', `join-requests/${id}/decline`),
    act('grace', 'POST', `join-requests/${id}/approve`),
  ]);
  expect(both).toEqual(['done', 'join-request/answered']);
});

test('[ORG-10] schools are found by three letters of their name, but workspaces and people are not', async () => {
  const { call } = await aSchool();
  const find = async (q: string) =>
    (await call('mary', 'GET', `schools/search?q=${encodeURIComponent(q)}`)).body?.data;
  expect(await find(' OAK')).toEqual([{ name: 'Oak School', district: null }]);
  expect(await find('school')).toEqual([
    { name: 'Elm School', district: null },
    { name: 'Oak School', district: null },
  ]);
  for (const none of ['oa', '', 'attic', 'grace', '%%%']) expect(await find(none)).toEqual([]);
});

test('[SEC-3] the list of schools cannot be copied', async () => {
  const { act, clock } = await aSchool();
  const find = () => act('mary', 'GET', 'schools/search?q=oak');
  for (let at = 0; at < 120; at += 1) {
    await clock.advance(1_000);
    expect(await find()).toBe('done');
  }
  expect(await find()).toBe('call/too-many-requests');
});
