import * as z from 'zod/mini';
import { rosterKinds } from '#domain/classrooms/change-sets/roster.ts';
import { maxStudentsNamed, studentActKinds, studentSkips } from '#domain/classrooms/students/student-acts.ts';
import { studentRefusals as refusals } from '#domain/classrooms/students/student-refusals.ts';
import { type StudentField, studentFieldNames } from '#domain/classrooms/students/student.ts';
import { data, file, noData, operation, tablePage } from '../operation.ts';
import { classProgress, latestProgress } from './class-progress.ts';
import { classroomHistoryQuery, classroomHistory } from './classroom-history.ts';
import { exitAnswers } from './exit-answers.ts';
import { list } from '../list.ts';
import { listedStudent, student } from './listed-student.ts';
import { setMarksRequest } from './student-mark.ts';
import { studentRecord } from './student-record.ts';
import { tableQuery } from '../table.ts';
import { count, id, text, textOrNull } from '../fields.ts';
import { selectionOf } from '../selection.ts';

/** The limit is far above the limits of all forms, so that users see the message of the form's rule. */
const typed = z.string().check(z.maxLength(400));
const typedOrNull = z.nullable(typed);

const enrolled = z.extend(student, { since: text });

const studentsQuery = z.object({ on: z.exactOptional(z.string().check(z.maxLength(10))) });

/** The selection of students in a table. Contains archived students if `archived` is true. */
export const studentTableQuery = z.object({
  ...tableQuery,
  archived: z.exactOptional(z.enum(['true', 'false'])),
});

const required = { given: typed, family: typedOrNull, studentId: typedOrNull } as const;
type Additional = Exclude<StudentField, keyof typeof required>;
const additional = <S extends z.ZodMiniType>(schema: S) =>
  Object.fromEntries(
    studentFieldNames.filter((name) => !(name in required)).map((name) => [name, schema]),
  ) as Readonly<Record<Additional, S>>;
const fields = { ...required, ...additional(typedOrNull) };
/** The reply of changes: the change set that an undo reverts, or null if nothing changed. */
const studentChanged = z.object({ changeSetId: textOrNull });

const selection = selectionOf(maxStudentsNamed);
export const placeStudentsRequest = z.strictObject({
  selection,
  act: z.union([
    z.strictObject({ kind: z.literal('move'), from: z.nullable(id), to: id }),
    z.strictObject({ kind: z.literal('copy'), to: id }),
    z.strictObject({ kind: z.literal('restore') }),
  ]),
});

const selectedStudentsRequest = z.strictObject({ selection });

const studentsChanged = z.object({
  act: z.enum(studentActKinds),
  changeSetId: textOrNull,
  changed: count,
  skippedCount: count,
  skipped: list(z.object({ id: text, why: z.enum(studentSkips) })),
});
const studentsActed = z.object({ count, jobId: textOrNull, result: z.nullable(studentsChanged) });

/** A row that an undo did not change. */
export const rowNotUndone = z.object({
  kind: z.enum(rosterKinds),
  id: text,
  why: z.enum(['edited-since', 'in-use', 'names-missing-row', 'row-missing']),
  name: textOrNull,
});

export const studentActOperations = {
  findStudents: operation('GET /v1/app/students', {
    query: z.object({
      ...studentTableQuery.shape,
      ...studentsQuery.shape,
      formerOf: z.exactOptional(z.string().check(z.maxLength(100))),
    }),
    reply: tablePage(listedStudent),
    refusals: refusals.page,
  }),
  readStudent: operation('GET /v1/app/students/:id', {
    reply: data(studentRecord),
    refusals: refusals.byId,
  }),
  changeStudent: operation('PUT /v1/app/students/:id', {
    body: z.strictObject({
      ...fields,
      seen: z.exactOptional(z.strictObject(fields)),
    }),
    reply: data(studentChanged),
    refusals: refusals.edit,
    fields: studentFieldNames,
  }),
  mergeStudents: operation('POST /v1/app/students/:id/merge', {
    body: z.strictObject({ ...fields, other: id }),
    reply: data(studentChanged),
    refusals: refusals.merge,
    fields: studentFieldNames,
  }),
  eraseStudent: operation('DELETE /v1/app/students/:id', { reply: noData, refusals: refusals.erase }),
} as const;

export const studentBulkActOperations = {
  placeStudents: operation('POST /v1/app/students/bulk/placement', {
    body: placeStudentsRequest,
    query: studentTableQuery,
    reply: data(studentsActed),
    refusals: refusals.act,
  }),
  removeStudents: operation('POST /v1/app/students/bulk/removal', {
    body: z.strictObject({
      selection,
      act: z.union([
        z.strictObject({ kind: z.literal('remove'), from: id }),
        z.strictObject({ kind: z.literal('archive') }),
      ]),
    }),
    query: studentTableQuery,
    reply: data(studentsActed),
    refusals: refusals.act,
  }),
  resetStudentLogins: operation('POST /v1/app/students/bulk/login-reset', {
    body: selectedStudentsRequest,
    query: studentTableQuery,
    reply: data(studentsActed),
    refusals: refusals.act,
  }),
  eraseStudents: operation('POST /v1/app/students/bulk/erasure', {
    body: selectedStudentsRequest,
    query: studentTableQuery,
    reply: data(studentsActed),
    refusals: refusals.actForGood,
  }),
} as const;

export const studentFileOperations = {
  exportClassroom: operation('GET /v1/app/classrooms/:id/roster.csv', {
    query: studentsQuery,
    reply: file('A CSV file.', { 'text/csv': z.string() }),
    refusals: refusals.exportClassroom,
  }),
  exportRoster: operation('GET /v1/app/roster.csv', {
    query: z.object({
      school: z.exactOptional(z.string().check(z.maxLength(100))),
      archived: z.exactOptional(z.enum(['true', 'false'])),
    }),
    reply: file('A CSV file.', { 'text/csv': z.string() }),
    refusals: refusals.exportRoster,
  }),
} as const;

export const studentOperations = {
  listStudents: operation('GET /v1/app/classrooms/:id/students', {
    query: studentsQuery,
    reply: data(list(enrolled)),
    refusals: refusals.list,
  }),
  readClassProgress: operation('GET /v1/app/classrooms/:id/students/progress', {
    reply: data(classProgress),
    refusals: refusals.progress,
  }),
  readLatestProgress: operation('GET /v1/app/classrooms/:id/students/progress/latest', {
    reply: data(latestProgress),
    refusals: refusals.progress,
  }),
  setStudentMarks: operation('PUT /v1/app/classrooms/:id/students/marks', {
    body: setMarksRequest,
    refusals: refusals.setMarks,
  }),
  readExitAnswers: operation('GET /v1/app/assignments/:id/answers', {
    reply: data(exitAnswers),
    refusals: refusals.exitAnswers,
  }),
  readClassroomHistory: operation('GET /v1/app/classrooms/:id/history', {
    query: classroomHistoryQuery,
    reply: data(classroomHistory),
    refusals: refusals.classroomHistory,
  }),
  addStudents: operation('POST /v1/app/classrooms/:id/students', {
    body: z.strictObject({
      students: z
        .array(z.strictObject({ ...required, ...additional(z.exactOptional(typedOrNull)) }))
        .check(z.maxLength(1_000)),
    }),
    reply: data(z.object({ changeSetId: text, students: list(text) })),
    refusals: refusals.add,
    fields: ['students'],
  }),
  undoChangeSet: operation('POST /v1/app/change-sets/:id/undo', {
    reply: data(
      z.object({
        reversed: z.int(),
        partly: z.int(),
        kept: list(rowNotUndone),
        impossible: list(rowNotUndone),
      }),
    ),
    refusals: refusals.undo,
  }),
} as const;
