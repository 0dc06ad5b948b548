import * as z from 'zod/mini';
import { ownProgressStates } from '#domain/classrooms/students/entry.ts';
import { markSources } from '#domain/classrooms/students/student-mark.ts';

const id = z.string().check(z.minLength(1), z.maxLength(100));
const state = z.enum(ownProgressStates);
/** A mark. `own` is the student's own result if a teacher entered a different one. */
export const mark = {
  state,
  at: z.number(),
  source: z.enum(markSources),
  own: z.nullable(z.object({ state, at: z.number(), source: z.enum(['student', 'goals']) })),
};
export const studentMark = z.object({
  studentId: z.string(),
  assignmentId: z.string(),
  activityId: z.string(),
  ...mark,
});

/** The body of `PUT /v1/app/classrooms/{id}/students/marks`. Without a state, the student's own mark counts again. */
export const setMarksRequest = z.strictObject({
  assignmentId: id,
  marks: z
    .array(z.strictObject({ studentId: id, activityId: id, state: z.nullable(state) }))
    .check(z.minLength(1), z.maxLength(2_000)),
});
