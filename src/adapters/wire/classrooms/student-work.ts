import * as z from 'zod/mini';
import { reportedSignals } from '#domain/classrooms/class-work/student-work.ts';
import { workRefusals as refusals } from '#domain/classrooms/class-work/work-refusals.ts';
import { programLimits } from '#domain/lessons/programs/program.ts';
import { data, operation } from '../operation.ts';
import { list } from '../list.ts';
import { text, textOrNull } from '../fields.ts';

/** Programs of students, and their progress while they build, with the types of `src/domain/classrooms/class-work` (CLS-1, CLS-2). */

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

/**
 * The body of `PUT /v1/app/entry/programs/{id}`, with either `assignmentId` and `activityId`, or `name`. `base` is the text on which the change is based: the
 * starter, or the last loaded or saved text. Null if unknown.
 */
export const saveProgramRequest = z.strictObject({
  assignmentId: z.nullable(id),
  activityId: z.nullable(id),
  name: z.nullable(text.check(z.maxLength(200))),
  base: z.nullable(program),
  text: program,
});

export const studentWorkOperations = {
  readOwnPrograms: operation('GET /v1/app/entry/programs', {
    auth: 'none',
    reply: data(z.object({ programs: list(studentProgram) })),
    refusals: refusals.programs,
  }),
  saveProgram: operation('PUT /v1/app/entry/programs/:id', {
    auth: 'none',
    body: saveProgramRequest,
    reply: data(z.extend(studentProgram, { merged: z.boolean() })),
    refusals: refusals.save,
  }),
  readProgramVersions: operation('GET /v1/app/entry/programs/:id/versions', {
    auth: 'none',
    reply: data(z.object({ versions: list(z.object({ version: z.int(), text, at: z.number() })) })),
    refusals: refusals.versions,
  }),
  deleteProgram: operation('DELETE /v1/app/entry/programs/:id', { auth: 'none', refusals: refusals.change }),
  restoreProgram: operation('POST /v1/app/entry/programs/:id/restore', {
    auth: 'none',
    refusals: refusals.change,
  }),
  reportSignal: operation('POST /v1/app/entry/signals', {
    auth: 'none',
    body: z.strictObject({
      assignmentId: id,
      activityId: id,
      kind: z.enum(reportedSignals),
      /** The goals that the program meets, by index starting at 0. */
      earned: z.array(z.int().check(z.minimum(0), z.maximum(99))).check(z.maxLength(100)),
      goals: count,
    }),
    refusals: refusals.signal,
  }),
} as const;
