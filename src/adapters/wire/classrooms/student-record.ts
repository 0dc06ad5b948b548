import * as z from 'zod/mini';
import { changeSetKinds } from '#domain/classrooms/change-sets/change-set.ts';
import { rosterKinds } from '#domain/classrooms/change-sets/roster.ts';
import { progressLesson } from './class-progress.ts';
import { list } from '../list.ts';
import { listedStudent } from './listed-student.ts';
import { studentMark } from './student-mark.ts';
import { text, textOrNull } from '../fields.ts';

export const studentRecord = z.object({
  student: listedStudent,
  loggedInOn: textOrNull,
  stays: list(
    z.object({
      id: text,
      classroom: z.object({ id: text, name: text }),
      from: text,
      to: textOrNull,
    }),
  ),
  lessons: list(progressLesson),
  marks: list(studentMark),
  history: list(
    z.object({
      id: text,
      kind: z.enum(changeSetKinds),
      at: z.number(),
      by: textOrNull,
      canUndo: z.boolean(),
      changes: list(
        z.object({
          kind: z.enum(rosterKinds),
          id: text,
          field: text,
          from: textOrNull,
          to: textOrNull,
        }),
      ),
    }),
  ),
});
