import { beforeAll, describe, expect, test } from 'vitest';
import { type AccountType, accountTypes } from '#domain/identity/membership/account-type.ts';
import type { Actor } from '#domain/organizations/access/actor.ts';
import { canEver, covers } from '#domain/organizations/access/can.ts';
import type { Action } from '#domain/organizations/access/permissions.ts';
import { ownSubject, type Subject } from '#domain/organizations/access/scope.ts';
import { type AccessState, accessStates } from '#domain/identity/account/access-state.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { type Grant, trialFrom } from '#domain/organizations/grants/grant.ts';
import { anAccount } from '../../builders/an-account.ts';
import { actions, anActor } from '../../builders/an-actor.ts';
import { day, startOfTests } from '../../builders/time.ts';
import { publishDomain } from '../../builders/a-domain.ts';
import { aPlace, type Place, placeLessons, placeOrganizations } from '../a-place.ts';
import { aServer } from '../a-server.ts';
import {
  type Operation,
  type OperationCall,
  operationCalls,
  operationsOf,
  requestOf,
} from '../operations.ts';

const scopes = ['own', 'shared', 'same organization', 'other'] as const;
type ScopeName = (typeof scopes)[number];

/** The organization of callers who are not staff. In the scope 'same organization', the classroom belongs to a school below it. */
const district = 'tidewater/';
const subjects: Readonly<Record<ScopeName, Subject>> = {
  own: { relation: 'owner', organization: null },
  shared: { relation: 'sharer', organization: null },
  'same organization': { relation: 'none', organization: 'tidewater/pier/' },
  other: { relation: 'none', organization: 'uplands/' },
};

const license = (from: number, until: number): Grant => ({
  kind: 'school',
  startsAt: startOfTests + from * day,
  endsAt: startOfTests + until * day,
});
const grants: Readonly<Record<AccessState, readonly Grant[]>> = {
  trial_active: [trialFrom(startOfTests)],
  trial_expired: [],
  subscription_active: [license(-1, 365)],
  subscription_expired: [license(-2, -1)],
  renewal_coming: [license(-1, 10)],
};

const operations = operationsOf(await (await aServer().call('GET', '/v1/openapi.json')).body);
const actionOf = ({ action }: Operation): Action => {
  const known = actions.find((name) => name === action);
  if (known === undefined) throw new Error(`${action} is no row of the permissions`);
  return known;
};

type Case = {
  readonly accountType: AccountType;
  readonly accessState: AccessState;
  readonly scope: ScopeName;
};

/** Accounts are always the caller's own. Invitations, members and organizations belong to an organization. */
function isMet(about: OperationCall['about'], scope: ScopeName): boolean {
  if (
    [
      'billing file',
      'domain',
      'import',
      'imports',
      'invitation',
      'join-request',
      'member',
      'members',
      'organization',
      'people',
    ].includes(about)
  )
    return scope === 'same organization' || scope === 'other';
  if (about === 'change set') return scope !== 'shared';
  return scope === 'own' || !['account', 'nothing', 'person'].includes(about);
}

const casesOf = ({ about }: OperationCall): readonly Case[] =>
  accountTypes.flatMap((accountType) =>
    accessStates.flatMap((accessState) =>
      scopes.filter((scope) => isMet(about, scope)).map((scope) => ({ accountType, accessState, scope })),
    ),
  );

const membershipsOf = (accountType: AccountType): Actor['memberships'] =>
  accountType === 'admin' ? [] : [{ organization: district, role: accountType, billingContact: false }];

/** The refusal if the subject is not found. Subjects that are always in scope have none. */
const absent = {
  account: '',
  assignment: 'assignment/not-found',
  'billing file': 'order/no-such-file',
  'change set': 'roster/not-found',
  classroom: 'classroom/not-found',
  classrooms: '',
  device: 'device/not-found',
  document: 'document/not-found',
  domain: 'domain/not-found',
  import: 'import/not-found',
  imports: '',
  invitation: 'invitation/not-found',
  job: 'call/no-such-path',
  'join-request': 'join-request/not-found',
  member: 'member/not-found',
  members: '',
  people: '',
  nothing: '',
  order: 'order/not-found',
  organization: 'organization/no-such-school',
  person: 'person/not-found',
  student: 'student/not-found',
  students: '',
} as const;
const refusedFor = (kind: string): string => `/problems/${kind}`;

/** Devices and jobs cannot be shared and belong to no organization. */
function subjectOf({ about, audited, checked }: OperationCall, scope: ScopeName): Subject {
  if (checked !== undefined) return { ...subjects[scope], checked };
  if (about === 'account') return ownSubject;
  if (audited === true) return { ...subjects[scope], checked: ['audited'] };
  if (about === 'person') return { ...subjects.other, checked: ['audited'] };
  return ['device', 'document', 'job', 'order'].includes(about) && scope !== 'own'
    ? subjects.other
    : subjects[scope];
}

/**
 * All members of an organization see the names of the other members. The directory is open to users who run the organization, and to staff, whose reads are
 * audited.
 */
const listed = {
  members: (actor: Actor, subject: Subject) =>
    covers(actor, 'teacher.list', { ...subject, checked: ['names-only'] }),
  people: (actor: Actor, subject: Subject) =>
    covers(actor, 'directory.read', { ...subject, checked: ['audited'] }),
  imports: (actor: Actor, subject: Subject) => covers(actor, 'roster.look-back', subject),
  classrooms: (actor: Actor, subject: Subject) => covers(actor, 'classroom.read', subject),
  // A user who runs a school sees its students. Students of a shared classroom are listed on the classroom's page.
  students: (actor: Actor, subject: Subject) =>
    covers(
      actor,
      'classroom.read',
      actor.accountType === 'teacher' ? subject : { ...subject, relation: 'none' },
    ),
} as const;
const isList = (about: OperationCall['about']): about is keyof typeof listed => about in listed;

/** The expected reply: a problem type, 'done', 'listed' or 'left out'. */
function expectedOf(
  operation: Operation,
  call: OperationCall,
  { accountType, accessState, scope }: Case,
): string {
  const actor = anActor({ accountType, accessState, memberships: membershipsOf(accountType) });
  const action = actionOf(operation);
  const admitted = canEver(actor, action);
  if (!admitted.ok) return refusedFor(admitted.error.kind);
  if (call.about === 'nothing') return 'done';
  const subject = subjectOf(call, scope);
  const reads = covers(actor, 'classroom.read', subject).ok;
  if (isList(call.about)) return listed[call.about](actor, subject).ok ? 'listed' : 'left out';
  const missing = refusedFor(absent[call.about]);
  const isOfClassroom = ['classroom', 'assignment', 'student'].includes(call.about);
  if (isOfClassroom && !reads) return missing;
  const covered = covers(actor, call.asks ?? action, subject);
  if (covered.ok) return 'done';
  return covered.error.kind === 'access/out-of-scope' ? missing : refusedFor(covered.error.kind);
}

const unlimited = { burst: 1e9, perSecond: 1 };

async function aWorld() {
  const server = aServer({
    callBudgets: { person: unlimited, classCode: unlimited, network: unlimited },
  });
  await placeOrganizations(server.organizations);
  await server.lessons.replaceAll(placeLessons);
  // Callers add more to Grace's classrooms than a trial allows, so she needs a license.
  const hers = [{ kind: 'comp', startsAt: startOfTests, endsAt: startOfTests + 365 * day }] as const;
  await server.accounts.open(anAccount({ id: 'grace', email: 'grace@hopper.test', grants: hers }));
  // Grace remains in charge when a caller leaves.
  const grace = { id: 'grace in tidewater', accountId: 'grace', organizationId: 'tidewater' } as const;
  await server.organizations.join({ ...grace, role: 'customer', billingContact: false, at: startOfTests });
  const place = async (scope: ScopeName, id: string) => {
    const made = await aPlace(server, {
      owner: scope === 'own' ? id : 'grace',
      coTeacher: scope === 'shared' ? id : null,
      organization: subjects[scope].organization,
    });
    publishDomain(server.domainProof, made.domain);
    return made;
  };
  const enter = async ({ accountType, accessState, scope }: Case, id: string) => {
    const email = `${id}@harbor.test`;
    const user = server.identity.addUser({ id, email, emailVerified: true });
    await server.accounts.open(anAccount({ id, email, accountType, grants: grants[accessState] }));
    for (const { organization, ...membership } of membershipsOf(accountType)) {
      const given = { ...membership, id: `${id} in ${organization}`, accountId: id, at: startOfTests };
      await server.organizations.join({ ...given, organizationId: idOfPath(organization) });
    }
    const { token } = server.identity.issueToken(user, 'email', { secondFactor: true });
    return { headers: { authorization: `Bearer ${token}` }, place: await place(scope, id) };
  };
  return { ...server, place, enter };
}

/** The reply in the format of `expectedOf`. For a call without a subject, each reply other than 401 and 403 counts as 'done'. */
function answerOf(
  { about }: OperationCall,
  { classroom, imports, member, rosterStudent }: Place,
  { status, text, body }: Awaited<ReturnType<ReturnType<typeof aServer>['call']>>,
): string {
  if (about === 'nothing') return status === 401 || status === 403 ? String(body?.type) : 'done';
  if (status >= 300) return String(body?.type);
  const inLists = {
    members: member,
    people: member,
    students: rosterStudent,
    classrooms: classroom,
    imports: imports.ready,
  };
  if (!isList(about)) return 'done';
  return text.includes(inLists[about]) ? 'listed' : 'left out';
}

test('[ORG-2] every operation of the API has an action of the table, and is called by these tests', () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(operationCalls).toSorted());
  expect(operations.map(actionOf)).toHaveLength(operations.length);
});

describe.each(
  operations.flatMap((operation) => {
    const call = operationCalls[operation.id];
    return call === undefined ? [] : [[operation.id, operation, call] as const];
  }),
)('%s', (_id, operation, call) => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  beforeAll(async () => {
    world = await aWorld();
  });

  test('[ORG-2] [ORG-3] answers each role, access state and scope as in the matrix', async () => {
    let people = 0;
    for (const each of casesOf(call)) {
      const { headers, place } = await world.enter(each, `ada${(people += 1)}`);
      const { method, url, ...request } = requestOf(operation, call, place);
      const reply = await world.call(method, url, {
        ...request,
        headers: { ...request.headers, ...headers },
      });
      const answer = answerOf(call, place, reply);
      expect({ ...each, answer }).toEqual({ ...each, answer: expectedOf(operation, call, each) });
    }
  });

  test('[AUT-1] answers a visitor as in the matrix', async () => {
    const place = await world.place('other', 'grace');
    const { method, url, ...request } = requestOf(operation, call, place);
    const { status } = await world.call(method, url, request);
    expect(status === 401).toBe(!canEver(null, actionOf(operation)).ok);
  });
});
