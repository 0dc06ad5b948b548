import { type Kysely, sql } from 'kysely';
import { billing } from './baseline/billing.ts';
import { classrooms } from './baseline/classrooms.ts';
import { identity } from './baseline/identity.ts';
import { lessonStatements } from './baseline/lessons.ts';
import { orders } from './baseline/orders.ts';
import { organizations } from './baseline/organizations.ts';
import { platform } from './baseline/platform.ts';
import { rosters } from './baseline/rosters.ts';
import { studentWork } from './baseline/student-work.ts';
import { studentStatements } from './baseline/students.ts';

/** The schema of the first release. Functions may name tables that are created later. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    ...platform,
    ...identity,
    ...organizations,
    ...lessonStatements,
    ...classrooms,
    ...studentStatements,
    ...studentWork,
    ...rosters,
    ...billing,
    ...orders,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
