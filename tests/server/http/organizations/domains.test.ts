import { expect, test } from 'vitest';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import { maxDomains } from '#domain/organizations/domains/mail-domain.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { startOfTests } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

async function aDistrict() {
  const server = aServer();
  const parent = await anOrganization(server.organizations, { id: 'tidewater', kind: 'district' });
  await anOrganization(server.organizations, { id: 'pier', parent });
  await anOrganization(server.organizations, { id: 'uplands' });
  await anOrganization(server.organizations, { id: 'attic', kind: 'workspace' });
  const enter = async (id: string, accountType: 'admin' | MemberRole) => {
    const email = `${id}@harbor.test`;
    const user = server.identity.addUser({ id, email, emailVerified: true });
    await server.accounts.open(anAccount({ id, email, accountType, grants: [trialFrom(startOfTests)] }));
    const { token } = server.identity.issueToken(user, 'email', { secondFactor: true });
    return { authorization: `Bearer ${token}` };
  };
  const join = async (id: string, organizationId: string, role: MemberRole) => {
    const headers = await enter(id, role);
    const membership = { id: `m-${id}`, accountId: id, organizationId, role, billingContact: false };
    await server.organizations.join({ ...membership, at: startOfTests });
    return headers;
  };
  const headers = {
    grace: await join('grace', 'pier', 'manager'),
    mary: await join('mary', 'pier', 'teacher'),
    rosa: await join('rosa', 'uplands', 'customer'),
    ida: await join('ida', 'attic', 'customer'),
    sam: await enter('sam', 'admin'),
  };
  type Person = keyof typeof headers;
  const call = (by: Person, method: string, path: string, payload?: object) =>
    server.call(method, `/v1/app/${path}`, {
      headers: headers[by],
      ...(payload === undefined ? {} : { payload }),
    });
  const ask = async (by: Person, method: string, path: string, payload?: object) => {
    const { status, body } = await call(by, method, path, payload);
    return status === 200 ? 'done' : String(body?.type).replace('/problems/', '');
  };
  const claim = async (by: Person, organization: string, domain: string) => {
    const { status, body } = await call(by, 'POST', `organizations/${organization}/domains`, { domain });
    return status === 200 ? body?.data : String(body?.type).replace('/problems/', '');
  };
  const list = async (by: Person, organization: string) =>
    (await call(by, 'GET', `organizations/${organization}/domains`)).body?.data;
  const acts = () =>
    server.audit.entries().map(({ action, by, subject, after }) => [action, by, subject, after]);
  return { ...server, call, ask, claim, list, acts };
}

test('[ORG-10] a domain is proved once its record is published, and every step is in the log', async () => {
  const { ask, claim, list, acts, domainProof } = await aDistrict();
  const claimed = await claim('grace', 'pier', ' @Pier.Example ');
  expect(claimed).toMatchObject({ domain: 'pier.example', proved: null });
  expect(claimed.record).toMatch(/^blockyard-verification=.+/);
  expect(await claim('grace', 'pier', 'pier.example')).toEqual(claimed);
  const check = () => ask('grace', 'POST', `domains/${claimed.id}/check`);
  expect(await check()).toBe('domain/not-published');
  domainProof.publish('pier.example', ['blockyard-verification=another', claimed.record]);
  domainProof.isReachable = false;
  expect(await check()).toBe('domain/not-checked');
  domainProof.isReachable = true;
  expect(await check()).toBe('done');
  expect(await list('grace', 'pier')).toEqual([{ ...claimed, proved: { at: startOfTests, how: 'dns' } }]);
  // A verified domain stays verified after the record is removed.
  domainProof.publish('pier.example', []);
  expect(await check()).toBe('done');
  expect(acts()).toEqual([
    ['organization/domain-claimed', 'grace', 'pier', { domain: 'pier.example' }],
    ['organization/domain-proved', 'grace', 'pier', { domain: 'pier.example', how: 'dns', reason: null }],
  ]);
});

test('[ORG-10] a domain belongs to one organization until it is released', async () => {
  const { ask, claim, list, domainProof, audit } = await aDistrict();
  const first = await claim('grace', 'pier', 'oak.example');
  const second = await claim('rosa', 'uplands', 'oak.example');
  expect(second.record).not.toBe(first.record);
  domainProof.publish('oak.example', [first.record, second.record]);
  expect(await ask('rosa', 'POST', `domains/${second.id}/check`)).toBe('done');
  expect(await ask('grace', 'POST', `domains/${first.id}/check`)).toBe('domain/taken');
  expect(await ask('grace', 'DELETE', `domains/${first.id}`)).toBe('done');
  expect(await claim('grace', 'pier', 'oak.example')).toBe('domain/taken');
  expect(await ask('rosa', 'DELETE', `domains/${second.id}`)).toBe('done');
  expect(audit.entries().at(-1)).toMatchObject({
    action: 'organization/domain-removed',
    by: 'rosa',
    before: { domain: 'oak.example' },
  });
  expect(await claim('grace', 'pier', 'oak.example')).toMatchObject({ domain: 'oak.example' });
  expect(await list('rosa', 'uplands')).toEqual([]);
});

test('[ORG-10] a public mail domain, an invalid domain, or one for a workspace cannot be claimed', async () => {
  const { claim, acts } = await aDistrict();
  expect(await claim('grace', 'pier', 'Gmail.com')).toBe('domain/public');
  expect(await claim('grace', 'pier', 'https://oak.example')).toBe('form/invalid');
  expect(await claim('ida', 'attic', 'attic.example')).toBe('domain/workspace');
  expect(acts()).toEqual([]);
});

test('[ORG-3] others can neither see nor change the domains of an organization', async () => {
  const { ask, claim } = await aDistrict();
  const { id } = await claim('grace', 'pier', 'oak.example');
  expect(await ask('rosa', 'GET', 'organizations/pier/domains')).toBe('organization/no-such-school');
  expect(await claim('rosa', 'pier', 'elm.example')).toBe('organization/no-such-school');
  expect(await ask('rosa', 'POST', `domains/${id}/check`)).toBe('domain/not-found');
  expect(await ask('rosa', 'DELETE', `domains/${id}`)).toBe('domain/not-found');
  expect(await ask('mary', 'GET', 'organizations/pier/domains')).toBe('account/not-permitted');
});

const reason = { why: 'asked-by-school', ticket: 'SUP-7' };

test('[ORG-10] our staff assign a domain with a reason, and nobody else can', async () => {
  const { ask, claim, list, acts } = await aDistrict();
  const { id } = await claim('grace', 'pier', 'oak.example');
  const other = await claim('rosa', 'uplands', 'oak.example');
  const confirm = (by: 'grace' | 'sam', of: string) =>
    ask(by, 'PUT', `domains/${of}/confirmation`, { reason });
  expect(await confirm('grace', id)).toBe('account/not-permitted');
  expect(await confirm('sam', id)).toBe('done');
  expect(await confirm('sam', other.id)).toBe('domain/taken');
  expect(await confirm('sam', '00000000-0000-4000-8000-000000000000')).toBe('domain/not-found');
  expect(await list('grace', 'pier')).toMatchObject([{ proved: { how: 'staff' } }]);
  expect(acts().at(-1)).toEqual([
    'organization/domain-proved',
    'sam',
    'pier',
    { domain: 'oak.example', how: 'staff', reason },
  ]);
});

test('[ORG-10] [SEC-5] our staff can read the domains of any organization, and each view is in its log', async () => {
  const { ask, claim, list, acts } = await aDistrict();
  await claim('grace', 'pier', 'oak.example');
  const before = acts().length;
  expect(await list('sam', 'pier')).toMatchObject([{ domain: 'oak.example', proved: null }]);
  expect(acts().slice(before)).toEqual([['organization/read', 'sam', 'pier', null]]);
  expect(await ask('sam', 'GET', 'organizations/nowhere/domains')).toBe('organization/no-such-school');
  await list('grace', 'pier');
  expect(acts()).toHaveLength(before + 2);
});

test('[SEC-3] claims and look-ups of an organization are limited', async () => {
  const { ask, claim } = await aDistrict();
  const { id } = await claim('grace', 'pier', 'oak1.example');
  for (let at = 2; at <= maxDomains; at += 1)
    expect(await claim('grace', 'pier', `oak${at}.example`)).toHaveProperty('record');
  expect(await claim('grace', 'pier', 'one-more.example')).toBe('domain/limit');
  for (let at = 0; at < 20; at += 1)
    expect(await ask('grace', 'POST', `domains/${id}/check`)).toBe('domain/not-published');
  expect(await ask('grace', 'POST', `domains/${id}/check`)).toBe('call/too-many-requests');
});
