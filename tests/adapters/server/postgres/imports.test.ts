import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresGrantRepository } from '#adapters/postgres/organizations/postgres-grant-repository.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import type { buildServer } from '#server/build-server.ts';
import { startJobs } from '#server/composition/start-jobs.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { aLiveService, anApi } from '../../../builders/an-api.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { openForTests, testDatabases, testDatabaseUrl } from './test-databases.ts';

const header = 'First name,Last name,Student ID,Grade,Class';
const listOf = (count: number): string =>
  [
    header,
    ...Array.from({ length: count }, (_, at) => `Ann${at},Lee${at},${10_000 + at},3,Room ${at % 10}`),
  ].join('\r\n');

describe.each(testDatabases)('$name: imports', (place) => {
  let database: Database;
  let server: ReturnType<typeof buildServer>;
  let service: ReturnType<typeof aLiveService>['service'];
  const running: { readonly stop: () => Promise<void> }[] = [];
  openForTests(place, (opened) => {
    database = opened;
    server = anApi(database);
    ({ service } = aLiveService(database));
  });
  afterEach(async () => {
    for (const worker of running.splice(0)) await worker.stop();
  }, 30_000);
  afterAll(async () => {
    await server.close();
  }, 30_000);

  const work = async (): Promise<void> => {
    running.push(await startJobs(database, service, new InMemoryLog()));
  };

  /** A school, its manager and the manager's import calls. */
  async function aSchool() {
    const organizations = new PostgresOrganizationRepository(database.db);
    const [school, account] = [randomUUID(), randomUUID()];
    const path = `${school}/`;
    await anOrganization(organizations, { id: school });
    const grants = [trialFrom(Date.now())];
    await new PostgresGrantRepository(database.db).give({
      organizationId: school,
      kind: 'school',
      seats: 9,
      startsAt: Date.now() - 1_000,
      endsAt: Date.now() + 86_400_000,
    });
    const person = anAccount({ id: account, email: `${account}@harbor.test`, grants });
    await new PostgresAccountRepository(database.db).open(person);
    const membership = {
      id: randomUUID(),
      accountId: account,
      organizationId: school,
      role: 'manager',
    } as const;
    await organizations.join({ ...membership, billingContact: false, at: Date.now() });

    const ask = async (method: 'GET' | 'PATCH' | 'POST' | 'PUT', url: string, payload?: object | Buffer) => {
      const reply = await server.inject({
        method,
        url: `/v1/app/${url}`,
        headers: {
          authorization: `Bearer ${account}`,
          ...(Buffer.isBuffer(payload) ? { 'content-type': 'application/octet-stream' } : {}),
        },
        ...(payload === undefined ? {} : { payload }),
      });
      return { status: reply.statusCode, body: reply.json() };
    };
    const read = async (id: string) => (await ask('GET', `imports/${id}`)).body.data;
    const reaches = (id: string, state: string) =>
      vi.waitFor(async () => expect(await read(id)).toMatchObject({ state }), { timeout: 60_000 });
    const plan = async (text: string): Promise<string> => {
      const { id } = (await ask('POST', 'imports', { organizationId: school })).body.data;
      const added = await ask('PUT', `imports/${id}/files/students.csv`, Buffer.from(text));
      expect(added.status).toBe(200);
      expect((await ask('PUT', `imports/${id}/plan`, {})).status).toBe(200);
      await reaches(id, 'ready');
      return id;
    };
    const commit = async (id: string): Promise<string> => {
      const { plan: seen } = await read(id);
      const ordered = await ask('POST', `imports/${id}/commit`, { plan: seen, confirm: null });
      expect(ordered.status).toBe(200);
      return ordered.body.data.jobId;
    };
    const held = async () => {
      const { rows } = await sql<Record<string, number>>`select
          (select count(*)::integer from students where organization_path = ${path}) as students,
          (select count(distinct student_number)::integer from students where organization_path = ${path}) as numbers,
          (select count(*)::integer from classrooms where organization_path = ${path}) as classrooms,
          (select count(*)::integer from enrollments e join classrooms c on c.id = e.classroom_id
            where c.organization_path = ${path}) as enrollments`.execute(database.db);
      return rows[0];
    };
    return { id: school, ask, read, reaches, plan, commit, held };
  }

  async function dump(): Promise<string> {
    const { rows: tables } = await sql<{
      name: string;
    }>`select format('%I.%I', table_schema, table_name) as name
      from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(
      database.db,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string }>`select coalesce(string_agg(t::text, ' '), '') as text
        from ${sql.raw(name)} t`.execute(database.db);
      texts.push(rows[0]?.text ?? '');
    }
    return texts.join('\n');
  }

  test('[SEC-9] [SEC-10] no value of an ignored column or of a guardian is in the database', async () => {
    await work();
    const school = await aSchool();
    const unread = [
      'Sex',
      'Mother',
      'Home Address',
      'Cell Phone',
      'Password',
      'Medicaid',
      'Bus Route',
      'Notes',
    ];
    const planted = unread.map((_, at) => `planted-${at}`).join(',');
    const id = await school.plan(
      `First name,Student ID,Class,${unread.join(',')}\r\nAnn,1,Room 1,${planted}`,
    );
    expect((await school.read(id)).counts.students).toMatchObject({ added: 1 });

    // An unrecognized file is stored until the user maps its columns.
    const { id: other } = (await school.ask('POST', 'imports', { organizationId: school.id })).body.data;
    const list = Buffer.from('Kid,Room,Notes\r\nBo,Room 1,planted-note');
    await school.ask('PUT', `imports/${other}/files/list.csv`, list);
    const users = [
      'sourcedId,status,enabledUser,orgSourcedIds,role,username,givenName,familyName,phone',
      'g1,,true,s1,guardian,planted-user,planted-given,planted-family,planted-phone',
    ];
    await school.ask('PUT', `imports/${other}/files/users.csv`, Buffer.from(users.join('\r\n')));
    await school.ask('PUT', `imports/${other}/plan`, { mapping: { Kid: 'fullName', Room: 'classroom' } });
    await school.reaches(other, 'ready');
    expect(await dump()).toContain('Bo');
    expect(await dump()).not.toContain('planted');
  });

  test('[ROS-5] [ROS-9] a list is planned, committed, edited, and undone except for the edits', async () => {
    await work();
    const school = await aSchool();
    const id = await school.plan(listOf(700));
    expect(await school.held()).toEqual({ students: 0, numbers: 0, classrooms: 0, enrollments: 0 });
    await school.commit(id);
    await school.reaches(id, 'committed');
    const all = { students: 700, numbers: 700, classrooms: 10, enrollments: 700 };
    expect(await school.held()).toEqual(all);

    const { body } = await school.ask('GET', `imports/${id}/rows?kind=student`);
    const [{ id: ann, name }] = body.data;
    expect(name).toBe('Ann0 Lee0');
    const fields = {
      given: 'Anna',
      family: 'Lee0',
      studentId: '10000',
      display: null,
      grade: '3',
      login: 'picture',
    };
    expect((await school.ask('PUT', `students/${ann}`, fields)).status).toBe(200);

    const again = await school.plan(listOf(700));
    expect((await school.read(again)).counts.students).toMatchObject({
      unchanged: 699,
      heldBack: 1,
      added: 0,
    });

    expect((await school.ask('POST', `imports/${id}/undo`)).status).toBe(200);
    await school.reaches(id, 'undone');
    const { undo } = await school.read(id);
    expect(undo).toMatchObject({
      kept: [{ kind: 'student', id: ann, why: 'edited-since' }],
      impossibleCount: 0,
    });
    expect(undo.reversed).toBe(1_409);
    expect(await school.held()).toEqual({ students: 1, numbers: 1, classrooms: 0, enrollments: 0 });
  }, 120_000);

  test('[ROS-5] a commit that is canceled halfway keeps the committed part, which an undo reverses', async () => {
    const school = await aSchool();
    await work();
    const id = await school.plan(listOf(700));
    for (const worker of running.splice(0)) await worker.stop();
    await school.commit(id);
    const cancel = async () => (await school.ask('POST', `imports/${id}/cancel`)).status === 200;
    const { rows } = await sql<{ data: { importId: string; by: string; organization: string } }>`
      select data from pgboss.job where name = 'commit-import' and data ->> 'importId' = ${id}`.execute(
      database.db,
    );
    const [order] = rows;
    if (order === undefined) throw new Error('nothing was ordered');
    await service.jobs.handlers['commit-import'](order.data, { id: randomUUID(), report: cancel });
    expect(await school.read(id)).toMatchObject({ state: 'canceled', applied: { done: 500 } });
    expect(await school.held()).toMatchObject({ classrooms: 10, students: 245, enrollments: 245 });
    await school.ask('POST', `imports/${id}/undo`);
    await work();
    await school.reaches(id, 'undone');
    expect(await school.held()).toEqual({ students: 0, numbers: 0, classrooms: 0, enrollments: 0 });
  }, 120_000);

  test.runIf(place.name === 'PostgreSQL')(
    '[ROS-5] [REL-6] a commit that is killed in the middle is continued by another process, and no student is added twice',
    async () => {
      await work();
      const school = await aSchool();
      const id = await school.plan(listOf(1_200));
      for (const worker of running.splice(0)) await worker.stop();
      const file = fileURLToPath(new URL('processes/worker-in-child.ts', import.meta.url));
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
      const url = new URL(`/${rows[0]?.name ?? ''}`, testDatabaseUrl).href;
      const child = spawn(process.execPath, [file, url], { stdio: ['ignore', 'pipe', 'inherit'] });
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      expect((await lines.next()).value).toBe('ready');
      const job = await school.commit(id);
      expect((await lines.next()).value).toBe('reported');
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(await school.read(id)).toMatchObject({
        state: 'committing',
        applied: { done: 500, total: 2_410 },
      });
      expect(await school.held()).toMatchObject({ students: 245, classrooms: 10 });

      // The supervisor fails a job like this after a missed heartbeat.
      await database.jobs.fail('commit-import', job, { reason: 'heartbeat' });
      await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(database.db);
      await work();
      await school.reaches(id, 'committed');
      expect(await school.held()).toEqual({
        students: 1_200,
        numbers: 1_200,
        classrooms: 10,
        enrollments: 1_200,
      });
      const again = await school.read(await school.plan(listOf(1_200)));
      expect(again.counts).toMatchObject({
        students: { unchanged: 1_200 },
        enrollments: { unchanged: 1_200 },
      });
      await school.ask('POST', `imports/${id}/undo`);
      await school.reaches(id, 'undone');
      expect(await school.held()).toEqual({ students: 0, numbers: 0, classrooms: 0, enrollments: 0 });
    },
    180_000,
  );
});
