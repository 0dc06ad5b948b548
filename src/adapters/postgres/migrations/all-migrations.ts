import type { Migration } from 'kysely/migration';
import { up as baseline } from './0001-schema.ts';
import { up as memberOrder } from './0002-member-order.ts';
import { up as listedNames } from './0003-listed-names.ts';
import { up as hintMessages } from './0004-hint-messages.ts';
import { up as filteredStudents } from './0005-filtered-students.ts';
import { up as auditedActions } from './0006-audited-actions.ts';

/** Every migration by its name. The first one created the schema of the first release. Later ones start at 0002. */
export const allMigrations: Readonly<Record<string, Migration>> = {
  '0001-schema': { up: baseline },
  '0002-member-order': { up: memberOrder },
  '0003-listed-names': { up: listedNames },
  '0004-hint-messages': { up: hintMessages },
  '0005-filtered-students': { up: filteredStudents },
  '0006-audited-actions': { up: auditedActions },
};
