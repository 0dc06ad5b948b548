import * as z from 'zod/mini';
import { reportedSignals } from '#domain/class-work/student-work.ts';
import { programLimits } from '#domain/programs/program.ts';
import { list } from './list.ts';

/** Programs of students, and what they do while they build: the types of `src/domain/class-work` (CLS-1, CLS-2). */

const text = z.string();
const textOrNull = z.nullable(text);
const id = text.check(z.minLength(1), z.maxLength(100));
const program = text.check(z.maxLength(programLimits.textLength));
const count = z.int().check(z.minimum(0), z.maximum(100));

const studentProgram = z.object({
  id: text,
  lessonSlug: textOrNull,
  activityId: textOrNull,
  name: textOrNull,
  version: z.int(),
  text,
  changedAt: z.number(),
});

/** `GET /v1/app/entry/programs` */
export const ownProgramsResponse = z.object({ data: z.object({ programs: list(studentProgram) }) });

/**
 * `PUT /v1/app/entry/programs/{id}`: either `assignmentId` and `activityId`, or `name`. `base` is the text that the change was made
 * from: the starter, or the text that was last loaded or saved; null if unknown.
 */
export const saveProgramRequest = z.strictObject({
  assignmentId: z.nullable(id),
  activityId: z.nullable(id),
  name: z.nullable(text.check(z.maxLength(200))),
  base: z.nullable(program),
  text: program,
});
/** `merged` where another computer changed the program meanwhile: `text` is what is kept, the other state is among the versions. */
export const saveProgramResponse = z.object({ data: z.extend(studentProgram, { merged: z.boolean() }) });

/** `GET /v1/app/entry/programs/{id}/versions` */
export const programVersionsResponse = z.object({
  data: z.object({ versions: list(z.object({ version: z.int(), text, at: z.number() })) }),
});

/** `POST /v1/app/entry/signals` */
export const workSignalRequest = z.strictObject({
  assignmentId: id,
  activityId: id,
  kind: z.enum(reportedSignals),
  /** The goals that the program meets, by place from 0. */
  earned: z.array(z.int().check(z.minimum(0), z.maximum(99))).check(z.maxLength(100)),
  goals: count,
});
