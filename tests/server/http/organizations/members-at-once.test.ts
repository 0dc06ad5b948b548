import { expect, test } from 'vitest';
import type { BulkResult } from '#domain/organizations/members/bulk-act.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { startOfTests } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const of = (name: string): string => `m-${name}`;

async function aSchool(teachers: readonly string[]) {
  const server = aServer();
  await anOrganization(server.organizations, { id: 'pier' });
  const join = async (id: string, role: MemberRole) => {
    const email = `${id}@harbor.test`;
    const user = server.identity.addUser({ id, email, emailVerified: true });
    await server.accounts.open(anAccount({ id, email, firstName: id }));
    const membership = { id: of(id), accountId: id, organizationId: 'pier', role, billingContact: false };
    await server.organizations.join({ ...membership, at: startOfTests });
    return user;
  };
  await join('ada', 'customer');
  const mia = await join('mia', 'manager');
  for (const teacher of teachers) await join(teacher, 'teacher');
  const { token } = server.identity.issueToken(mia, 'email');
  const headers = { authorization: `Bearer ${token}` };
  const deactivate = async (ids: readonly string[]): Promise<string> => {
    const payload = { selection: { of: 'ids', ids } };
    const reply = await server.call('POST', '/v1/app/members/bulk/deactivation', { headers, payload });
    return reply.body.data.jobId;
  };
  const resultOf = async (job: string): Promise<BulkResult> => {
    await server.jobs.start(server.service.jobs.handlers).stop();
    const { body } = await server.call('GET', `/v1/app/jobs/${job}`, { headers });
    return body.data.result;
  };
  const acts = () => server.audit.entries().map(({ action, by, subject }) => [action, by, subject]);
  return { ...server, deactivate, resultOf, acts };
}

test('[SEC-5] each deactivated member has an entry in the log, with the user who ordered it', async () => {
  const { deactivate, resultOf, acts } = await aSchool(['ben', 'cem']);
  const job = await deactivate([of('ben'), of('ada'), of('cem'), of('mia'), 'nobody']);
  expect(await resultOf(job)).toEqual({
    act: 'deactivate',
    changed: 2,
    skipped: [
      { id: of('ada'), why: 'account/not-permitted' },
      { id: of('mia'), why: 'member/oneself' },
      { id: 'nobody', why: 'member/not-found' },
    ],
  });
  expect(acts()).toEqual([
    ['account/deactivated', 'mia', 'ben'],
    ['account/deactivated', 'mia', 'cem'],
  ]);
});

test('[ORG-3] an action on many members stops when its user loses the permission', async () => {
  const { deactivate, resultOf, organizations, acts } = await aSchool(['ben']);
  const demoted = await deactivate([of('ben')]);
  await organizations.changeMembership(of('mia'), { role: 'teacher' });
  const refused = {
    act: 'deactivate',
    changed: 0,
    skipped: [{ id: of('ben'), why: 'account/not-permitted' }],
  };
  expect(await resultOf(demoted)).toEqual(refused);
  await organizations.changeMembership(of('mia'), { role: 'manager' });
  const removed = await deactivate([of('ben')]);
  await organizations.endMembership(of('mia'), { at: startOfTests, why: 'removed' });
  expect(await resultOf(removed)).toEqual(refused);
  expect(acts()).toEqual([]);
});

test('[R24] a repeated attempt skips members who were changed before', async () => {
  const { deactivate, resultOf, organizations } = await aSchool(['ben', 'cem']);
  const job = await deactivate([of('ben'), of('cem')]);
  await organizations.endMembership(of('ben'), { at: startOfTests, why: 'deactivated' });
  expect(await resultOf(job)).toMatchObject({
    changed: 1,
    skipped: [{ id: of('ben'), why: 'member/status-changed' }],
  });
});
