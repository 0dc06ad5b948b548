import * as z from 'zod/mini';
import { paperSizes } from '#domain/platform/files/paper-size.ts';
import { loginBatchKinds } from '#domain/classrooms/logins/login-file.ts';
import { loginRefusals as refusals } from '#domain/classrooms/logins/login-refusals.ts';
import { loginKinds } from '#domain/classrooms/students/login-kind.ts';
import { loginFileKinds } from '#domain/classrooms/logins/login-sheet.ts';
import { studentListLimits } from '#domain/classrooms/students/read-students.ts';
import { maxStudentsNamed } from '#domain/classrooms/students/student-acts.ts';
import { bytes, data, file, operation } from '../operation.ts';
import { list } from '../list.ts';
import { studentTableQuery } from './students.ts';
import { count, id, text } from '../fields.ts';

const kind = z.enum(loginKinds);

const card = z.object({
  id: text,
  given: text,
  family: z.nullable(text),
  name: text,
  kind,
  value: text,
  lockedUntil: z.nullable(z.int()),
});

const wanted = {
  students: z.nullable(z.array(text.check(z.maxLength(64))).check(z.maxLength(studentListLimits.lines))),
  kind: z.nullable(kind),
};

const named = z.array(id).check(z.maxLength(maxStudentsNamed));
/** The maximum number of classrooms in a list. */
const rooms = z.array(id).check(z.maxLength(1_000));
/** The students of the cards. `matching` are those that match the filter of the query. */
const selection = z.union([
  z.strictObject({ of: z.literal('students'), ids: named }),
  z.strictObject({ of: z.literal('matching'), except: named }),
  z.strictObject({ of: z.literal('classrooms'), ids: rooms }),
  z.strictObject({ of: z.literal('organization'), id: z.nullable(id) }),
  z.strictObject({ of: z.literal('import'), id }),
]);
const counts = { cards: count, classrooms: count, paused: count, unplaced: count };

export const countCardsRequest = z.strictObject({ whose: selection });

export const loginFileOperations = {
  countLoginCards: operation('POST /v1/app/login-files/count', {
    body: countCardsRequest,
    query: studentTableQuery,
    reply: data(z.object(counts)),
    refusals: refusals.count,
  }),
  orderLoginFile: operation('POST /v1/app/login-files', {
    body: z.strictObject({
      whose: selection,
      as: z.enum(loginBatchKinds),
      paper: z.enum(paperSizes),
      kind: z.nullable(kind),
    }),
    query: studentTableQuery,
    reply: data(z.object({ id: text, ...counts })),
    refusals: refusals.order,
  }),
  listLoginFiles: operation('GET /v1/app/login-files', {
    reply: data(
      list(
        z.object({
          id: text,
          as: z.enum(loginBatchKinds),
          cards: count,
          classrooms: count,
          madeAt: z.int(),
          endsAt: z.int(),
        }),
      ),
    ),
  }),
  downloadLoginFile: operation('GET /v1/app/login-files/:id/file', {
    reply: file('The file: a PDF to print, each class from a new page on, or a CSV file.', {
      'application/pdf': bytes,
      'text/csv': bytes,
    }),
    refusals: refusals.download,
  }),
  deleteLoginFile: operation('DELETE /v1/app/login-files/:id', { refusals: refusals.removeFile }),
} as const;

export const studentLoginOperations = {
  readLoginStandings: operation('GET /v1/app/classrooms/:id/logins', {
    reply: data(
      list(
        z.object({
          id: text,
          kind: z.nullable(kind),
          loggedInOn: z.nullable(text),
          lockedUntil: z.nullable(z.int()),
        }),
      ),
    ),
    refusals: refusals.cards,
  }),
  readLoginCards: operation('POST /v1/app/classrooms/:id/login-cards', {
    body: z.strictObject(wanted),
    reply: data(z.object({ classroom: z.object({ id: text, name: text }), cards: list(card) })),
    refusals: refusals.cards,
  }),
  printLogins: operation('POST /v1/app/classrooms/:id/login-cards/file', {
    body: z.strictObject({
      ...wanted,
      as: z.enum(loginFileKinds),
      paper: z.enum(paperSizes),
    }),
    reply: file('The file: a PDF to print, or a CSV file.', { 'application/pdf': bytes, 'text/csv': bytes }),
    refusals: refusals.cards,
  }),
  resetStudentLogin: operation('PUT /v1/app/classrooms/:id/students/:studentId/login', {
    body: z.strictObject({ kind: z.nullable(kind) }),
    reply: data(card),
    refusals: refusals.reset,
  }),
  unlockStudent: operation('DELETE /v1/app/classrooms/:id/students/:studentId/lock', {
    refusals: refusals.unlock,
  }),
} as const;
