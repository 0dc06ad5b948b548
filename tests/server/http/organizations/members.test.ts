import { describe, expect, test } from 'vitest';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { aNewClassroom } from '../../../builders/a-classroom.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { newInvitations } from '../../../builders/an-invitation.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { startOfTests } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

type Person = readonly [id: string, organizationId: string, role: MemberRole];

const of = (name: string): string =>
  `00000000-0000-4000-8000-${Buffer.from(name).toString('hex').padStart(12, '0')}`;

async function aDistrict(people: readonly Person[], seats: number | null = null) {
  const server = aServer();
  const parent = await anOrganization(server.organizations, { id: 'tidewater', kind: 'district', seats });
  await anOrganization(server.organizations, { id: 'pier', parent });
  await anOrganization(server.organizations, { id: 'quay', parent });
  const headers = new Map<string, { readonly authorization: string }>();
  for (const [id, organizationId, role] of people) {
    const email = `${id}@harbor.test`;
    const user = server.identity.addUser({ id, email, emailVerified: true });
    const grants = [trialFrom(startOfTests)];
    await server.accounts.open(anAccount({ id, email, firstName: id, grants }));
    const membership = { id: of(id), accountId: id, organizationId, role, billingContact: false };
    await server.organizations.join({ ...membership, at: startOfTests });
    const { token } = server.identity.issueToken(user, 'email', { secondFactor: true });
    headers.set(id, { authorization: `Bearer ${token}` });
  }
  const ask = async (by: string, method: string, path: string, payload?: object) => {
    const { status, body } = await server.call(method, `/v1/app/${path}`, {
      headers: headers.get(by) ?? {},
      ...(payload === undefined ? {} : { payload }),
    });
    const type = String(body?.type).replace('/problems/', '');
    return status === 200 ? 'done' : type;
  };
  const list = async (by: string, query = '') => {
    const reply = await server.call('GET', `/v1/app/members${query}`, { headers: headers.get(by) ?? {} });
    return reply.body.data;
  };
  const acts = () => server.audit.entries().map(({ action, by, subject }) => [action, by, subject]);
  const bearerOf = (by: string) => headers.get(by) ?? {};
  return { ...server, ask, list, acts, bearerOf };
}

const nothing = { handOver: [] };

describe('members of an organization', () => {
  test('[ORG-6] a customer makes a teacher a manager and back, and both are in the log', async () => {
    const { ask, acts } = await aDistrict([
      ['ada', 'tidewater', 'customer'],
      ['grace', 'pier', 'teacher'],
    ]);
    expect(await ask('ada', 'PUT', `members/${of('grace')}/role`, { role: 'manager' })).toBe('done');
    expect(await ask('grace', 'PUT', `members/${of('ada')}/role`, { role: 'teacher' })).toBe(
      'account/not-permitted',
    );
    expect(await ask('ada', 'PUT', `members/${of('grace')}/role`, { role: 'teacher' })).toBe('done');
    expect(await ask('ada', 'PUT', `members/${of('grace')}/role`, { role: 'teacher' })).toBe('done');
    expect(acts()).toEqual([
      ['account/role-changed', 'ada', 'grace'],
      ['account/role-changed', 'ada', 'grace'],
    ]);
  });

  test('[ORG-3] users cannot change their own role, or deactivate or move themselves', async () => {
    const { ask } = await aDistrict([
      ['ada', 'tidewater', 'customer'],
      ['grace', 'tidewater', 'customer'],
    ]);
    expect(await ask('ada', 'PUT', `members/${of('ada')}/role`, { role: 'teacher' })).toBe('member/oneself');
    expect(await ask('ada', 'POST', `members/${of('ada')}/deactivation`, nothing)).toBe('member/oneself');
    expect(await ask('ada', 'PUT', `members/${of('ada')}/school`, { organizationId: 'pier' })).toBe(
      'member/oneself',
    );
  });

  test('[ORG-3] the last customer has to stay, and a second one can leave', async () => {
    const { ask } = await aDistrict([
      ['ada', 'tidewater', 'customer'],
      ['grace', 'tidewater', 'manager'],
      ['mary', 'tidewater', 'customer'],
    ]);
    expect(await ask('mary', 'POST', `members/${of('ada')}/deactivation`, nothing)).toBe('done');
    expect(await ask('mary', 'POST', 'users/me/organization/leaving', nothing)).toBe('member/last-in-charge');
    expect(await ask('grace', 'POST', 'users/me/organization/leaving', nothing)).toBe('done');
  });

  test('[ORG-3] a manager can act on teachers and on managers below, but on no peer or customer', async () => {
    const { ask } = await aDistrict([
      ['ada', 'tidewater', 'customer'],
      ['grace', 'tidewater', 'manager'],
      ['mary', 'tidewater', 'manager'],
      ['anne', 'pier', 'manager'],
      ['kay', 'pier', 'manager'],
      ['joan', 'pier', 'teacher'],
    ]);
    const end = (by: string, who: string) => ask(by, 'POST', `members/${of(who)}/deactivation`, nothing);
    const again = (by: string, who: string) => ask(by, 'POST', `members/${of(who)}/reactivation`);
    expect(await end('grace', 'ada')).toBe('account/not-permitted');
    expect(await end('grace', 'mary')).toBe('account/not-permitted');
    expect(await end('anne', 'kay')).toBe('account/not-permitted');
    expect(await end('anne', 'mary')).toBe('member/not-found');
    expect(await end('grace', 'kay')).toBe('done');
    expect(await again('anne', 'kay')).toBe('account/not-permitted');
    expect(await end('anne', 'joan')).toBe('done');
    expect(await end('ada', 'mary')).toBe('done');
  });

  test('[R10] deactivating a manager revokes the invitations that they sent, including those to their own second address, and shows how many', async () => {
    const { ask, invitations, call, acts, bearerOf } = await aDistrict([
      ['ada', 'tidewater', 'customer'],
      ['mia', 'pier', 'manager'],
    ]);
    const invite = (organizationId: string, id: string, email: string, invitedBy: string) =>
      invitations.invite(
        newInvitations({ addresses: [{ id, email: anEmail(email) }], organizationId, invitedBy }),
      );
    await invite('pier', 'i1', 'mia@home.test', 'mia');
    await invite('quay', 'i2', 'mia@harbor.test', 'ada');
    await invite('quay', 'i3', 'bo@harbor.test', 'ada');
    const profile = await call('GET', `/v1/app/members/${of('mia')}`, { headers: bearerOf('ada') });
    expect(profile.body.data.invitations).toBe(2);
    expect(await ask('ada', 'POST', `members/${of('mia')}/deactivation`, nothing)).toBe('done');
    const states = await Promise.all(['i1', 'i2', 'i3'].map((id) => invitations.byId(id, everywhere)));
    expect(states.map((each) => each?.state)).toEqual(['revoked', 'revoked', 'pending']);
    expect(acts()).toContainEqual(['invitation/revoked', 'ada', 'i1']);
  });

  test('[R10] pending co-teachers that a member added end with the membership; the others stay', async () => {
    const { ask, classrooms, call, acts, bearerOf } = await aDistrict([
      ['ada', 'tidewater', 'customer'],
      ['grace', 'pier', 'teacher'],
      ['kay', 'pier', 'teacher'],
    ]);
    const room = async (id: string, organization: OrganizationPath) => {
      const owner = { teacherId: `owner-${id}`, accountId: 'grace' };
      await classrooms.open(aNewClassroom({ id, organization: organization, owner }), 9);
    };
    await room('in-pier', 'tidewater/pier/');
    await room('elsewhere', 'far/');
    const add = (classroomId: string, id: string, by: string) =>
      classrooms.addTeacher(classroomId, { id, email: anEmail(`${id}@home.test`), by }, 9);
    await add('in-pier', 'own-second', 'grace');
    await add('in-pier', 'of-kay', 'kay');
    await add('elsewhere', 'not-here', 'grace');
    const profile = await call('GET', `/v1/app/members/${of('grace')}`, { headers: bearerOf('ada') });
    expect(profile.body.data.invitations).toBe(1);
    expect(await ask('ada', 'POST', `members/${of('grace')}/deactivation`, nothing)).toBe('done');
    const teachers = async (id: string) =>
      (await classrooms.byId(id, everywhere))?.teachers.map((teacher) => teacher.id);
    expect(await teachers('in-pier')).toEqual(['owner-in-pier', 'of-kay']);
    expect(await teachers('elsewhere')).toEqual(['owner-elsewhere', 'not-here']);
    expect(acts()).toContainEqual(['classroom/teacher-removed', 'ada', 'in-pier']);
  });

  test('[R10] a deactivated member is refused on the next call, and returns with the same role', async () => {
    const { ask, list, acts } = await aDistrict([
      ['ada', 'tidewater', 'customer'],
      ['grace', 'pier', 'teacher'],
    ]);
    expect(await ask('ada', 'POST', `members/${of('grace')}/deactivation`, nothing)).toBe('done');
    expect(await ask('ada', 'POST', `members/${of('grace')}/deactivation`, nothing)).toBe(
      'member/status-changed',
    );
    expect(await ask('grace', 'POST', 'users/me/organization/leaving', nothing)).toBe(
      'organization/not-a-member',
    );
    expect(await ask('ada', 'POST', `members/${of('grace')}/reactivation`)).toBe('done');
    expect(await ask('ada', 'POST', `members/${of('grace')}/reactivation`)).toBe('member/status-changed');
    expect(await list('ada')).toMatchObject([
      { firstName: 'ada', you: true },
      { firstName: 'grace', details: { status: 'joined', role: 'teacher' } },
    ]);
    expect(acts()).toEqual([
      ['account/deactivated', 'ada', 'grace'],
      ['account/reactivated', 'ada', 'grace'],
    ]);
  });

  test('[R5] returning and becoming a teacher needs a free seat', async () => {
    const people = [
      ['ada', 'tidewater', 'customer'],
      ['grace', 'pier', 'teacher'],
      ['mary', 'pier', 'manager'],
      ['anne', 'quay', 'teacher'],
    ] as const;
    const { ask } = await aDistrict(people, 2);
    expect(await ask('ada', 'PUT', `members/${of('mary')}/role`, { role: 'teacher' })).toBe(
      'organization/no-free-seat',
    );
    expect(await ask('ada', 'PUT', `members/${of('grace')}/school`, { organizationId: 'quay' })).toBe('done');
    expect(await ask('ada', 'POST', `members/${of('anne')}/deactivation`, nothing)).toBe('done');
    expect(await ask('ada', 'PUT', `members/${of('mary')}/role`, { role: 'teacher' })).toBe('done');
    expect(await ask('ada', 'POST', `members/${of('anne')}/reactivation`)).toBe('organization/no-free-seat');
  });

  test("[R9] a move ends one membership and starts another, within the user's organizations", async () => {
    const { ask, list, acts } = await aDistrict([
      ['ada', 'tidewater', 'customer'],
      ['grace', 'pier', 'teacher'],
      ['mary', 'pier', 'manager'],
    ]);
    expect(await ask('mary', 'PUT', `members/${of('grace')}/school`, { organizationId: 'quay' })).toBe(
      'organization/no-such-school',
    );
    expect(await ask('ada', 'PUT', `members/${of('grace')}/school`, { organizationId: 'quay' })).toBe('done');
    expect(await ask('mary', 'GET', `members/${of('grace')}`)).toBe('member/not-found');
    const [, grace] = await list('ada');
    expect(grace).toMatchObject({ firstName: 'grace', details: { school: { id: 'quay' } } });
    expect(acts()).toEqual([['account/moved', 'ada', 'grace']]);
  });

  test('[R9] classes of a member who leaves go to a colleague or are archived, and an invalid choice changes nothing', async () => {
    const { ask, classrooms, acts } = await aDistrict([
      ['ada', 'tidewater', 'customer'],
      ['grace', 'pier', 'teacher'],
      ['mary', 'pier', 'teacher'],
      ['anne', 'quay', 'teacher'],
    ]);
    const everything = { everything: true, organizations: [], own: null };
    const organization = 'tidewater/pier/';
    for (const id of ['r1', 'r2'])
      await classrooms.open(
        aNewClassroom({ id, organization, owner: { teacherId: `t-${id}`, accountId: 'grace' } }),
        9,
      );
    const leave = (...handOver: readonly { classroomId: string; to: string | null }[]) =>
      ask('ada', 'POST', `members/${of('grace')}/deactivation`, { handOver });
    const toMary = { classroomId: 'r1', to: of('mary') };
    expect(await leave(toMary, { classroomId: 'r2', to: of('anne') })).toBe('member/hand-over-invalid');
    expect((await classrooms.byId('r1', everything))?.teachers[0]?.accountId).toBe('grace');
    expect(await leave(toMary, { classroomId: 'r2', to: null })).toBe('done');
    expect((await classrooms.byId('r1', everything))?.teachers).toMatchObject([{ accountId: 'mary' }]);
    expect((await classrooms.byId('r2', everything))?.archivedAt).toBe(startOfTests);
    expect(acts()).toEqual([
      ['classroom/transferred', 'ada', 'r1'],
      ['account/deactivated', 'ada', 'grace'],
    ]);
  });

  test('[ORG-6] teachers see names, and can search only names', async () => {
    const { ask, list } = await aDistrict([
      ['ada', 'pier', 'manager'],
      ['grace', 'pier', 'teacher'],
      ['anne', 'quay', 'teacher'],
    ]);
    expect(await list('grace')).toMatchObject([
      { firstName: 'ada', details: null },
      { firstName: 'grace', you: true },
    ]);
    expect(await ask('grace', 'GET', 'members?filter=email.contains:harbor')).toBe('account/not-permitted');
    expect(await ask('grace', 'GET', 'members?sort=email')).toBe('account/not-permitted');
    expect(await ask('grace', 'GET', `members/${of('ada')}`)).toBe('member/not-found');
    expect(await ask('grace', 'GET', `members/${of('grace')}`)).toBe('done');
  });
});
