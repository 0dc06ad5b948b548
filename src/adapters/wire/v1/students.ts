import * as z from 'zod/mini';
import { rosterProviders } from '#domain/imports/roster-source.ts';
import { rosterKinds } from '#domain/roster/roster.ts';
import { grades } from '#domain/students/grade.ts';
import { loginKinds } from '#domain/students/login-secret.ts';
import { mostStudentsNamed, studentActKinds, studentSkips } from '#domain/students/student-acts.ts';
import { list } from './list.ts';
import { pagePlace, tableQuery } from './table.ts';

/** Students as they go over the wire: the types of `src/domain/students` and of an undo's report. */

const text = z.string();
const textOrNull = z.nullable(text);
const count = z.int().check(z.minimum(0));

/** No database keeps a NUL. */
// oxlint-disable-next-line no-control-regex -- it is the one character that is meant
const noNul = /^[^\u0000]*$/;
/** Far above what any form's rule allows, so that a person is told the rule and not this limit. */
const typed = z.string().check(z.maxLength(400), z.regex(noNul));
const typedOrNull = z.nullable(typed);

const student = z.object({
  id: text,
  given: text,
  family: textOrNull,
  display: textOrNull,
  studentId: textOrNull,
  grade: z.nullable(z.enum(grades)),
  login: z.nullable(z.enum(loginKinds)),
});
const enrolled = z.extend(student, { since: text });
/** A student as a table of many shows them. */
export const listedStudent = z.extend(student, {
  school: textOrNull,
  logsInBy: z.nullable(z.enum(loginKinds)),
  hasSecret: z.boolean(),
  loggedInOn: textOrNull,
  done: count,
  source: z.nullable(z.enum(rosterProviders)),
  classrooms: list(z.object({ id: text, name: text })),
  archivedOn: textOrNull,
});

/** `GET /v1/app/classrooms/{id}/students` */
export const studentsResponse = z.object({ data: list(enrolled) });
/** What it may be asked: the day whose roster is wanted. */
export const studentsQuery = z.object({ on: z.exactOptional(z.string().check(z.maxLength(10))) });

/** What selects students of a table: archived ones where `archived` is true. */
export const studentTableQuery = z.object({
  ...tableQuery,
  archived: z.exactOptional(z.enum(['true', 'false'])),
});
/**
 * What `GET /v1/app/students` may be asked: a page of a table, of those who were in a classroom on the day `on`, or may come back to the classroom
 * `formerOf`, where these are given.
 */
export const studentPageQuery = z.object({
  ...studentTableQuery.shape,
  ...studentsQuery.shape,
  formerOf: z.exactOptional(z.string().check(z.maxLength(100))),
});
/** `GET /v1/app/students` */
export const studentPageResponse = z.object({ data: list(listedStudent), page: pagePlace });

/** What `GET /v1/app/roster.csv` may be asked: a school of the caller's reach, archived students instead of the others. */
export const rosterFileQuery = z.object({
  school: z.exactOptional(z.string().check(z.maxLength(100))),
  archived: z.exactOptional(z.enum(['true', 'false'])),
});

/** `POST /v1/app/classrooms/{id}/students` */
export const addStudentsRequest = z.strictObject({
  students: z
    .array(
      z.strictObject({
        given: typed,
        family: typedOrNull,
        studentId: typedOrNull,
        display: z.exactOptional(typedOrNull),
        grade: z.exactOptional(typedOrNull),
        login: z.exactOptional(typedOrNull),
      }),
    )
    .check(z.maxLength(1_000)),
});
export const studentsAddedResponse = z.object({
  data: z.object({ changeSetId: text, students: list(text) }),
});

const fields = {
  given: typed,
  family: typedOrNull,
  studentId: typedOrNull,
  display: typedOrNull,
  grade: typedOrNull,
  login: typedOrNull,
} as const;
/** `PUT /v1/app/students/{id}`: `seen` is what the person saw who changes it; what they left as it was then stays as it is now. */
export const editStudentRequest = z.strictObject({
  ...fields,
  seen: z.exactOptional(z.strictObject(fields)),
});
const id = z.string().check(z.maxLength(100));
/** `POST /v1/app/students/{id}/merge`: who becomes a part of them, and what is right of both. */
export const mergeStudentsRequest = z.strictObject({ ...fields, other: id });
/** What answers both: the change by which it is undone; null where nothing had to be changed. */
export const studentChangedResponse = z.object({ data: z.object({ changeSetId: textOrNull }) });
/** `DELETE /v1/app/students/{id}` */
export const studentErasedResponse = z.object({ data: z.null() });

const named = z.array(id).check(z.maxLength(mostStudentsNamed));
/** Students by their ids, or all that the filter of the call's address leaves but for exceptions. */
const selection = z.union([
  z.strictObject({ of: z.literal('ids'), ids: named }),
  z.strictObject({ of: z.literal('filter'), except: named }),
]);
/** `POST /v1/app/students/bulk/placement` */
export const placeStudentsRequest = z.strictObject({
  selection,
  act: z.union([
    z.strictObject({ kind: z.literal('move'), from: z.nullable(id), to: id }),
    z.strictObject({ kind: z.literal('copy'), to: id }),
    z.strictObject({ kind: z.literal('restore') }),
  ]),
});
/** `POST /v1/app/students/bulk/removal` */
export const removeStudentsRequest = z.strictObject({
  selection,
  act: z.union([
    z.strictObject({ kind: z.literal('remove'), from: id }),
    z.strictObject({ kind: z.literal('archive') }),
  ]),
});

/** `POST /v1/app/students/bulk/login-reset` and `POST /v1/app/students/bulk/erasure` */
export const selectedStudentsRequest = z.strictObject({ selection });

/** What an act did. */
const studentsChanged = z.object({
  act: z.enum(studentActKinds),
  changeSetId: textOrNull,
  changed: count,
  skippedCount: count,
  skipped: list(z.object({ id: text, why: z.enum(studentSkips) })),
});
/** What answers both acts: what was done, or the job that does it. */
export const studentsActedResponse = z.object({
  data: z.object({ count, jobId: textOrNull, result: z.nullable(studentsChanged) }),
});

/** A row that an undo left as it is. */
export const leftRow = z.object({
  kind: z.enum(rosterKinds),
  id: text,
  why: z.enum(['edited-since', 'in-use', 'names-missing-row', 'row-missing']),
  name: textOrNull,
});
/** `POST /v1/app/change-sets/{id}/undo` */
export const undoResponse = z.object({
  data: z.object({ reversed: z.int(), partly: z.int(), kept: list(leftRow), impossible: list(leftRow) }),
});
