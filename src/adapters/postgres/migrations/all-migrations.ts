import type { Migration } from 'kysely/migration';
import { up as accountsAndLessons } from './0001-accounts-and-lessons.ts';
import { up as identity } from './0002-identity.ts';
import { up as classrooms } from './0003-classrooms.ts';
import { up as signInMails } from './0004-sign-in-mails.ts';
import { up as earlyPasswords } from './0005-early-passwords.ts';
import { up as callersApart } from './0006-callers-apart.ts';
import { up as auditLog } from './0007-audit-log.ts';
import { up as jobs } from './0008-jobs.ts';
import { up as classroomsOfOrganizations } from './0009-classrooms-of-organizations.ts';
import { up as classroomsByName } from './0010-classrooms-by-name.ts';
import { up as changes } from './0011-changes.ts';

/** Every migration by name, in order of name. A released one never changes; the next number is the next change. */
export const allMigrations: Readonly<Record<string, Migration>> = {
  '0001-accounts-and-lessons': { up: accountsAndLessons },
  '0002-identity': { up: identity },
  '0003-classrooms': { up: classrooms },
  '0004-sign-in-mails': { up: signInMails },
  '0005-early-passwords': { up: earlyPasswords },
  '0006-callers-apart': { up: callersApart },
  '0007-audit-log': { up: auditLog },
  '0008-jobs': { up: jobs },
  '0009-classrooms-of-organizations': { up: classroomsOfOrganizations },
  '0010-classrooms-by-name': { up: classroomsByName },
  '0011-changes': { up: changes },
};
