import { billingData } from './billing-data.ts';
import { classWorkData } from './class-work-data.ts';
import { classroomData } from './classroom-data.ts';
import type { PersonalData, TableDeclaration } from './declaration.ts';
import { deviceData } from './device-data.ts';
import { importData } from './import-data.ts';
import { operationalData } from './operational-data.ts';
import { organizationData } from './organization-data.ts';
import { peopleData } from './people-data.ts';
import { renewalData } from './renewal-data.ts';
import { rosterData } from './roster-data.ts';
import { studentIdData } from './student-id-data.ts';

const complete = {
  ...peopleData,
  ...organizationData,
  ...deviceData,
  ...classroomData,
  ...rosterData,
  ...importData,
  ...studentIdData,
  ...classWorkData,
  ...billingData,
  ...renewalData,
  ...operationalData,
} satisfies PersonalData;

/**
 * All columns of our tables, by the table's name, with their personal data, purpose, retention and erasure (SEC-9). `docs/personal-data.md` is generated from
 * it. A test reads the real schema and fails on an undeclared column.
 */
export const personalData: Readonly<Record<string, TableDeclaration>> = complete;

/** Tables of other software in the same database, described as text, because we do not declare their columns. */
export const tablesOfOthers: Readonly<Record<string, string>> = {
  pgboss:
    'The queue of jobs (pg-boss). The input of a mail names its recipient. Erasure deletes every job that belongs to the person, or whose input has their address, except the mail that confirms the deletion. A sent mail is deleted after a day, one that failed for good after 30 days.',
  kysely_migration: 'Which migrations ran. No data about people.',
  kysely_migration_lock: 'The lock of the migrations. No data about people.',
};
