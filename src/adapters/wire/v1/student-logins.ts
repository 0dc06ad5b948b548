import * as z from 'zod/mini';
import { paperSizes } from '#domain/lessons/paper-size.ts';
import { studentListLimits } from '#domain/students/read-students.ts';
import { loginKinds } from '#domain/students/login-secret.ts';
import { loginFileKinds } from '#domain/students/login-sheet.ts';
import { list } from './list.ts';

/** What students log in with, as it goes over the wire: the types of `src/domain/students/login-card.ts`. */

const text = z.string();
const kind = z.enum(loginKinds);

const card = z.object({
  id: text,
  given: text,
  family: z.nullable(text),
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
