import { afterEach, beforeEach, expect, test } from 'vitest';
import { RandomIds } from '#adapters/node/random-ids.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { PostgresActorSource } from '#adapters/postgres/identity/postgres-actor-source.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { callerAt } from '#application/service/identity/caller/caller.ts';
import { answerJoinRequest } from '#application/service/organizations/joining/answer-join-request.ts';
import { workspaceMoves } from '#application/service/organizations/joining/workspace-moves.ts';
import { aNewClassroom } from '../../../builders/a-classroom.ts';
import { anAccount, aVerifiedIdentity } from '../../../builders/an-account.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { newInvitations } from '../../../builders/an-invitation.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { startOfTests } from '../../../builders/time.ts';
import { countStatements } from './count-statements.ts';
import { pgliteInMemory } from './test-databases.ts';

const clock = new SystemClock();
let database: Awaited<ReturnType<typeof pgliteInMemory.open>>;
let organizations: PostgresOrganizationRepository;

/** Ada owns the workspace Harbor, which has 30 classrooms and a pending invitation. She teaches at Pier, which Pat manages. */
beforeEach(async () => {
  database = await pgliteInMemory.open();
  organizations = new PostgresOrganizationRepository(database.db);
  const accounts = new PostgresAccountRepository(database.db);
  await accounts.open(anAccount({ id: 'ada' }));
  await accounts.open(anAccount({ id: 'pat', email: 'pat@harbor.test' }));
  const given = { accountId: 'ada', billingContact: false, at: startOfTests };
  for (const [id, kind, role] of [
    ['harbor', 'workspace', 'customer'],
    ['pier', 'school', 'teacher'],
  ] as const) {
    await anOrganization(organizations, { id, kind });
    await organizations.join({ ...given, id: `m-${id}`, organizationId: id, role });
  }
  const pat = { ...given, id: 'm-pat', accountId: 'pat', organizationId: 'pier', role: 'manager' } as const;
  await organizations.join(pat);
  await new PostgresTransaction(database, clock).run(async ({ classrooms, invitations }) => {
    for (let each = 0; each < 30; each += 1)
      await classrooms.open(aNewClassroom({ id: `room ${each}`, organization: 'harbor/' }), 99);
    const addresses = [{ id: 'i1', email: anEmail('bo@harbor.test') }];
    await invitations.invite(newInvitations({ organizationId: 'harbor', addresses }));
  });
});
afterEach(() => database.close());

async function ada() {
  const record = await new PostgresActorSource(database.db, database.changes).load({ id: 'ada' });
  const own = record?.memberships.find(({ kind }) => kind === 'workspace') ?? null;
  if (record === null) throw new Error('Ada has an account');
  return callerAt(startOfTests, aVerifiedIdentity({ id: 'ada' }), record, own);
}

async function pat() {
  const record = await new PostgresActorSource(database.db, database.changes).load({ id: 'pat' });
  if (record === null) throw new Error('Pat has an account');
  return callerAt(startOfTests, aVerifiedIdentity({ id: 'pat' }), record, record.memberships[0] ?? null);
}

function joining() {
  const counted = countStatements(database);
  const transaction = new PostgresTransaction(counted.database, clock);
  const ports = { transaction, clock, ids: new RandomIds(clock) };
  return { ...workspaceMoves(ports), ...answerJoinRequest(ports), count: counted.count };
}

const refused = (kind: string) => ({ ok: false, error: { kind } });
const done = { ok: true, value: undefined };

async function asked(): Promise<string> {
  expect(await joining().askToMove(await ada(), 'pier')).toEqual(done);
  const [request] = await joining().list(await pat());
  return request?.id ?? '';
}

test('[ORG-1] a workspace with many classes moves in seventeen statements, one of which reads whether the school stores last names', async () => {
  const id = await asked();
  const caller = await pat();
  const { approve, count } = joining();
  expect(await approve(caller, id)).toEqual(done);
  expect(count()).toBe(17);
  expect(await approve(caller, id)).toEqual(refused('workspace/cannot-move'));
});

test('[ORG-1] a preview and a list of requests send two statements each', async () => {
  await asked();
  const owner = await ada();
  const manager = await pat();
  const { previewMove, list, count } = joining();
  expect(await previewMove(owner)).toMatchObject({ value: { asked: { state: 'pending' } } });
  expect(count()).toBe(2);
  expect((await list(manager)).map(({ moving }) => moving?.length)).toEqual([30]);
  expect(count()).toBe(4);
});

test('[ORG-1] if two managers approve at once, the workspace moves once', async () => {
  const id = await asked();
  const caller = await pat();
  const both = await Promise.all([joining().approve(caller, id), joining().approve(caller, id)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test.each([
  ['the school let her go', 'm-pier'],
  ['she left the workspace', 'm-harbor'],
] as const)('[R10] memberships that ended after the request count: %s', async (_what, membership) => {
  const id = await asked();
  await organizations.endMembership(membership, { at: startOfTests, why: 'left' });
  expect(await joining().approve(await pat(), id)).toEqual(refused('workspace/cannot-move'));
});
