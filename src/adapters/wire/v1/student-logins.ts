import * as z from 'zod/mini';
import { paperSizes } from '#domain/lessons/paper-size.ts';
import { studentListLimits } from '#domain/students/read-students.ts';
import { loginKinds } from '#domain/students/login-secret.ts';
import { loginBatchKinds } from '#domain/students/login-file.ts';
import { mostStudentsNamed } from '#domain/students/student-acts.ts';
import { loginFileKinds } from '#domain/students/login-sheet.ts';
import { list } from './list.ts';

/** What students log in with, as it goes over the wire: the types of `src/domain/students/login-card.ts`. */

const text = z.string();
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

/** `POST /v1/app/classrooms/{id}/login-cards` */
const wanted = {
  students: z.nullable(z.array(text.check(z.maxLength(64))).check(z.maxLength(studentListLimits.lines))),
  kind: z.nullable(kind),
};
export const loginCardsRequest = z.strictObject(wanted);
export const loginCardsResponse = z.object({
  data: z.object({ classroom: z.object({ id: text, name: text }), cards: list(card) }),
});

/** `POST /v1/app/classrooms/{id}/login-cards/file` */
export const printLoginsRequest = z.strictObject({
  ...wanted,
  as: z.enum(loginFileKinds),
  paper: z.enum(paperSizes),
});

/** `PUT /v1/app/classrooms/{id}/students/{studentId}/login` */
export const resetLoginRequest = z.strictObject({ kind: z.nullable(kind) });
export const resetLoginResponse = z.object({ data: card });

/** `GET /v1/app/classrooms/{id}/logins` */
export const loginStandingsResponse = z.object({
  data: list(
    z.object({
      id: text,
      kind: z.nullable(kind),
      loggedInOn: z.nullable(text),
      lockedUntil: z.nullable(z.int()),
    }),
  ),
});

const id = z.string().check(z.maxLength(100));
const named = z.array(id).check(z.maxLength(mostStudentsNamed));
/** The most classrooms that are named one by one. */
const rooms = z.array(id).check(z.maxLength(1_000));
/** Whose cards: `matching` are those of the filter in the call's address. */
const whose = z.union([
  z.strictObject({ of: z.literal('students'), ids: named }),
  z.strictObject({ of: z.literal('matching'), except: named }),
  z.strictObject({ of: z.literal('classrooms'), ids: rooms }),
  z.strictObject({ of: z.literal('organization'), id: z.nullable(id) }),
  z.strictObject({ of: z.literal('import'), id }),
]);
const count = z.int().check(z.minimum(0));
const counts = { cards: count, classrooms: count, paused: count, unplaced: count };

/** `POST /v1/app/login-files/count` */
export const countCardsRequest = z.strictObject({ whose });
export const cardCountsResponse = z.object({ data: z.object(counts) });

/** `POST /v1/app/login-files`: the id is that of the job and of the file. */
export const orderLoginFileRequest = z.strictObject({
  whose,
  as: z.enum(loginBatchKinds),
  paper: z.enum(paperSizes),
  kind: z.nullable(kind),
});
export const loginFileOrderedResponse = z.object({ data: z.object({ id: text, ...counts }) });

/** `GET /v1/app/login-files` */
export const loginFilesResponse = z.object({
  data: list(
    z.object({
      id: text,
      as: z.enum(loginBatchKinds),
      cards: count,
      classrooms: count,
      madeAt: z.int(),
      endsAt: z.int(),
    }),
  ),
});
