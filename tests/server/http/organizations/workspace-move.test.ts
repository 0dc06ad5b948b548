import { expect, test } from 'vitest';
import { everything } from '../../../builders/a-scope.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { aNewClassroom } from '../../../builders/a-classroom.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import { aChangeSet, added } from '../../../builders/a-roster.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { newInvitations } from '../../../builders/an-invitation.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { startOfTests } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

/**
 * Ada owns a workspace with an active and an archived classroom, and teaches at Pier, which Pat manages. Uma manages Uplands. Ada is not a member of Uplands.
 */
async function aWorkspace() {
  const server = aServer();
  for (const [id, kind] of [
    ['harbor', 'workspace'],
    ['pier', 'school'],
    ['uplands', 'school'],
  ] as const)
    await anOrganization(server.organizations, { id, kind });
  const join = (id: string, organizationId: string, role: MemberRole) =>
    server.organizations.join({
      id: `${id} in ${organizationId}`,
      accountId: id,
      organizationId,
      role,
      billingContact: false,
      at: startOfTests,
    });
  const open = async (id: string): Promise<{ readonly authorization: string }> => {
    const email = `${id}@harbor.test`;
    const user = server.identity.addUser({ id, email, emailVerified: true });
    await server.accounts.open(anAccount({ id, email, firstName: id, grants: [trialFrom(startOfTests)] }));
    const { token } = server.identity.issueToken(user, 'email', { secondFactor: true });
    return { authorization: `Bearer ${token}` };
  };
  const headers = { ada: await open('ada'), pat: await open('pat'), uma: await open('uma') };
  await join('ada', 'harbor', 'customer');
  await join('ada', 'pier', 'teacher');
  await join('pat', 'pier', 'manager');
  await join('uma', 'uplands', 'manager');
  await server.transaction.run(async ({ classrooms }) => {
    for (const id of ['4a', '4b']) {
      const owner = { teacherId: `owner of ${id}`, accountId: 'ada' };
      await classrooms.open(aNewClassroom({ id, name: id, organization: 'harbor/', owner }), 99);
    }
    await classrooms.setArchived('4b', startOfTests);
  });
  type Person = keyof typeof headers;
  const call = (
    [by, organization]: readonly [Person, string],
    method: string,
    path: string,
    payload?: object,
  ) =>
    server.call(method, `/v1/app/${path}`, {
      headers: { ...headers[by], 'blockyard-organization': organization },
      ...(payload === undefined ? {} : { payload }),
    });
  const said = ({ status, body }: Awaited<ReturnType<typeof call>>) =>
    status === 200 ? 'done' : String(body?.type).replace('/problems/', '');
  const ask = async (organizationId = 'pier', from = 'harbor') =>
    said(await call(['ada', from], 'PUT', own, { organizationId }));
  const withdraw = async () => said(await call(inHarbor, 'DELETE', own));
  const preview = async () => (await call(inHarbor, 'GET', own)).body?.data;
  const requests = async (by: 'pat' | 'uma') => (await call(managers[by], 'GET', 'join-requests')).body.data;
  const answer = async (verb: 'approve' | 'decline', by: 'pat' | 'uma' = 'pat') => {
    const [request] = await requests('pat');
    const path = `join-requests/${request?.id ?? 'none'}/${verb}`;
    return said(await call(managers[by], 'POST', path));
  };
  const places = () =>
    server.transaction.run(async ({ classrooms }) =>
      Promise.all(['4a', '4b'].map(async (id) => (await classrooms.byId(id, everything))?.organization)),
    );
  const acts = () => server.audit.entries().map(({ action, by }) => [action, by]);
  return { ...server, call, said, ask, withdraw, preview, requests, answer, places, acts, join, open };
}

const own = 'users/me/workspace/move';
const inHarbor = ['ada', 'harbor'] as const;
const managers = { pat: ['pat', 'pier'], uma: ['uma', 'uplands'] } as const;
const stays = ['harbor/', 'harbor/'];
const classrooms = [
  { id: '4a', name: '4a', archivedAt: null, students: 0 },
  { id: '4b', name: '4b', archivedAt: startOfTests, students: 0 },
];

test('[ORG-1] a preview shows what moves, and into which schools', async () => {
  const { call, preview } = await aWorkspace();
  const schools = [{ id: 'pier', name: 'pier' }];
  expect(await preview()).toEqual({ classrooms, schools, asked: null });
  expect((await call(['ada', 'pier'], 'GET', own)).status).toBe(403);
});

test('[ORG-1] a request moves nothing, and the managers are notified and see what would move', async () => {
  const { ask, preview, requests, places, outbox, acts } = await aWorkspace();
  expect(await ask()).toBe('done');
  expect(await ask()).toBe('done');
  expect(await places()).toEqual(stays);
  expect(await preview()).toMatchObject({ asked: { name: 'pier', state: 'pending', askedAt: startOfTests } });
  expect(await requests('pat')).toMatchObject([{ firstName: 'ada', moving: classrooms }]);
  expect(await requests('uma')).toEqual([]);
  expect(outbox.waiting()).toMatchObject([
    { kind: 'move-asked', to: 'pat@harbor.test', account: 'ada@harbor.test' },
  ]);
  expect(acts()).toEqual([['account/move-asked', 'ada']]);
});

test("[ORG-1] a manager's approval moves all classes to the school and ends the workspace, which is logged", async () => {
  const { audit, ask, answer, places, invitations, outbox, call, said } = await aWorkspace();
  await invitations.invite(newInvitations({ organizationId: 'harbor' }));
  await ask();
  expect(await answer('approve')).toBe('done');
  expect(await places()).toEqual(['pier/', 'pier/']);
  expect(said(await call(inHarbor, 'GET', own))).toBe('organization/not-a-member');
  expect(await invitations.byId('i1', everything)).toMatchObject({ state: 'revoked' });
  expect(outbox.waiting().at(-1)).toEqual({
    kind: 'move-answered',
    to: 'ada@harbor.test',
    organization: 'pier',
    answer: 'approved',
  });
  expect(audit.entries().at(-1)).toMatchObject({
    action: 'account/workspace-moved',
    by: 'pat',
    subject: 'ada',
    organization: 'pier/',
    before: { organization: 'harbor/' },
    after: { organization: 'pier/', classrooms: ['4a', '4b'], revokedInvitations: 1 },
  });
});

test('[SEC-9] if the school stores no last names, those of the workspace are shortened by the move', async () => {
  const { call, ask, answer, transaction, audit } = await aWorkspace();
  const ann = added('student', 'ann', { given: 'Ann', family: 'Lee', organization: 'harbor/' });
  await transaction.run(async ({ roster, settings }) => {
    await roster.apply(aChangeSet({ organization: 'harbor/' }), ann);
    await settings.change('pier', { keepsLastNames: false });
  });
  await ask();
  const namesOf = async (by: Parameters<typeof call>[0]) =>
    (await call(by, 'GET', 'students')).body.data.map(
      ({ given, family }: { given: string; family: string | null }) => [given, family],
    );
  expect(await namesOf(inHarbor)).toEqual([['Ann', 'Lee']]);
  expect(await answer('approve')).toBe('done');
  expect(await namesOf(managers.pat)).toEqual([['Ann', 'L.']]);
  expect(audit.entries()).toContainEqual(
    expect.objectContaining({ action: 'students/names-shortened', by: 'pat', after: { count: 1 } }),
  );
});

test('[ORG-1] if a manager declines, nothing moves, and the owner is notified and can ask again', async () => {
  const { ask, answer, preview, places, outbox, acts } = await aWorkspace();
  await ask();
  expect(await answer('decline')).toBe('done');
  expect(await places()).toEqual(stays);
  expect(await preview()).toMatchObject({ asked: { state: 'declined' } });
  expect(outbox.waiting().at(-1)).toMatchObject({ kind: 'move-answered', answer: 'declined' });
  expect(acts().at(-1)).toEqual(['account/move-declined', 'pat']);
  expect(await ask()).toBe('done');
});

test('[ORG-1] a withdrawn request cannot be approved', async () => {
  const { ask, withdraw, requests, answer, places, acts } = await aWorkspace();
  expect(await withdraw()).toBe('done');
  await ask();
  expect(await withdraw()).toBe('done');
  expect(await requests('pat')).toEqual([]);
  expect(await answer('approve')).toBe('join-request/not-found');
  expect(await places()).toEqual(stays);
  expect(acts()).toEqual([
    ['account/move-asked', 'ada'],
    ['account/move-withdrawn', 'ada'],
  ]);
});

test('[ORG-3] a user cannot answer for a school that they do not run, and the owner cannot approve for it', async () => {
  const { ask, answer, requests, call, said, places } = await aWorkspace();
  await ask();
  const [{ id }] = await requests('pat');
  expect(await answer('approve', 'uma')).toBe('join-request/not-found');
  expect(said(await call(inHarbor, 'POST', `join-requests/${id}/approve`))).toBe('join-request/not-found');
  expect(said(await call(['ada', 'pier'], 'POST', `join-requests/${id}/approve`))).toBe(
    'account/not-permitted',
  );
  expect(await places()).toEqual(stays);
});

test('[ORG-3] a user cannot ask a school that did not accept them, and a school that they left accepts nothing', async () => {
  const { ask, answer, organizations, places } = await aWorkspace();
  expect(await ask('uplands')).toBe('organization/no-such-school');
  expect(await ask('nowhere')).toBe('organization/no-such-school');
  await ask();
  await organizations.endMembership('ada in pier', { at: startOfTests, why: 'deactivated' });
  expect(await answer('approve')).toBe('workspace/cannot-move');
  expect(await ask()).toBe('organization/no-such-school');
  expect(await places()).toEqual(stays);
});

test('[ORG-1] other members of the workspace move, too', async () => {
  const { ask, answer, join, open, places } = await aWorkspace();
  await ask();
  await open('grace');
  await join('grace', 'harbor', 'teacher');
  expect(await ask('pier')).toBe('workspace/has-others');
  expect(await answer('approve')).toBe('workspace/cannot-move');
  expect(await places()).toEqual(stays);
});

test('[ORG-1] only the owner of a workspace can ask, from the workspace', async () => {
  const { ask, join } = await aWorkspace();
  await join('ada', 'uplands', 'customer');
  expect(await ask('pier', 'uplands')).toBe('workspace/not-yours');
});
