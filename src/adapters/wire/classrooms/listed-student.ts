import * as z from 'zod/mini';
import { rosterProviders } from '#domain/classrooms/change-sets/roster-source.ts';
import { grades } from '#domain/classrooms/students/grade.ts';
import { loginKinds } from '#domain/classrooms/students/login-kind.ts';
import { list } from '../list.ts';
import { count, text, textOrNull } from '../fields.ts';

export const student = z.object({
  id: text,
  given: text,
  family: textOrNull,
  display: textOrNull,
  studentId: textOrNull,
  grade: z.nullable(z.enum(grades)),
  login: z.nullable(z.enum(loginKinds)),
});

export const listedStudent = z.extend(student, {
  school: textOrNull,
  logsInBy: z.nullable(z.enum(loginKinds)),
  hasLogin: z.boolean(),
  loggedInOn: textOrNull,
  done: count,
  source: z.nullable(z.enum(rosterProviders)),
  classrooms: list(z.object({ id: text, name: text })),
  archivedOn: textOrNull,
});
