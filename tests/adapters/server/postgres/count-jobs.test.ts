import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { jobPolicies } from '#domain/platform/jobs/job-policies.ts';
import { testDatabases } from './test-databases.ts';

test.each(testDatabases)(
  '[REL-4] jobs are counted by kind: waiting, waiting for a retry, and failed ($name)',
  async (place) => {
    const database = await place.open();
    const none = await database.countJobs();
    expect(none).toEqual(
      Object.keys(jobPolicies).map((kind) => ({ kind, waiting: 0, oldestMs: 0, failed: 0 })),
    );
    await database.jobs.send('mail', {});
    await database.jobs.send('mail', {}, { startAfter: 3_600 });
    await sql`update pgboss.job set created_on = created_on - interval '90 s' where start_after > now()`.execute(
      database.db,
    );
    await database.jobs.send('mail-failed', {});
    const mail = (await database.countJobs()).find(({ kind }) => kind === 'mail');
    expect(mail).toMatchObject({ waiting: 2, failed: 1 });
    expect(mail?.oldestMs).toBeGreaterThanOrEqual(90_000);
    await database.close();
    await place.drop();
  },
  60_000,
);
