import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import { PostgresStudentDirectory } from '#adapters/postgres/classrooms/postgres-student-directory.ts';
import { emptyScope } from '#domain/organizations/access/scope.ts';
import type { ExportedStudent } from '#domain/rosters/files/roster-file.ts';
import { aNewOrganization } from '../../../builders/an-organization.ts';
import { openForTests, testDatabases } from './test-databases.ts';

describe.each(testDatabases)('$name: an export of a roster', (place) => {
  let database: Database;
  openForTests(place, (opened) => {
    database = opened;
  });

  async function fill(school: string, students: number, classrooms: number): Promise<void> {
    const path = `${school}/`;
    await new PostgresOrganizationRepository(database.db).open(
      aNewOrganization({ id: school, kind: 'school' }),
    );
    await sql`insert into classrooms (id, name, organization_path, version, created_at)
      select ${school} || '-' || at, 'Room ' || at, ${path}, 1, now() from generate_series(1, ${classrooms}::integer) as at`.execute(
      database.db,
    );
    await sql`insert into students (id, given_name, name_folded, organization_path, state)
      select ${school} || '-' || at, 'Ann ' || at, 'ann ' || at, ${path}, 'active' from generate_series(1, ${students}::integer) as at`.execute(
      database.db,
    );
    await sql`insert into enrollments (id, classroom_id, student_id, from_day)
      select ${school} || '-' || at, ${school} || '-' || (1 + at % ${classrooms}::integer), ${school} || '-' || at, '2026-08-20'
      from generate_series(1, ${students}::integer) as at`.execute(database.db);
  }

  async function timed(school: string): Promise<number> {
    const directory = new PostgresStudentDirectory(database.db);
    const scope = { ...emptyScope, organizations: [`${school}/`] };
    const began = performance.now();
    let after: ExportedStudent | null = null;
    do {
      const page: readonly ExportedStudent[] = await directory.exported(
        { archived: false, after, limit: 1_000 },
        scope,
      );
      expect(page.every(({ classrooms }) => classrooms.length === 1)).toBe(true);
      after = page.length < 1_000 ? null : (page.at(-1) ?? null);
    } while (after !== null);
    return performance.now() - began;
  }

  test('[ROS-4] exporting four times as many students and classes takes far less than sixteen times as long', async () => {
    await fill('small', 2_500, 250);
    await fill('large', 10_000, 1_000);
    await timed('small');
    const [small, large] = [await timed('small'), await timed('large')];
    expect(large).toBeLessThan(10 * small);
  }, 120_000);
});
