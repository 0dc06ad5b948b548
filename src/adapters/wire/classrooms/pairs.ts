import * as z from 'zod/mini';
import { studentRefusals as refusals } from '#domain/classrooms/students/student-refusals.ts';
import { data, operation } from '../operation.ts';
import { list } from '../list.ts';
import { text, textOrNull } from '../fields.ts';

const id = text.check(z.minLength(1), z.maxLength(64));
const two = z.readonly(z.tuple([id, id]));

export const pairOperations = {
  readPairs: operation('GET /v1/app/classrooms/:id/pairs', {
    reply: data(
      z.object({
        students: list(z.object({ id: text, given: text, family: textOrNull, display: textOrNull })),
        apart: list(two),
        rounds: list(z.object({ assignmentId: text, on: text, groups: list(list(text)) })),
      }),
    ),
    refusals: refusals.pairs,
  }),
  setApart: operation('PUT /v1/app/classrooms/:id/pairs/apart', {
    body: z.strictObject({
      students: two.check(z.refine(([one, other]) => one !== other, 'Two students are meant.')),
      apart: z.boolean(),
    }),
    refusals: refusals.setApart,
  }),
  savePairs: operation('PUT /v1/app/classrooms/:id/pairs/:assignmentId', {
    body: z.strictObject({
      groups: z.array(z.array(id).check(z.minLength(2), z.maxLength(3))).check(
        z.maxLength(200),
        z.refine(
          (groups) => new Set(groups.flat()).size === groups.flat().length,
          'Nobody is in two groups.',
        ),
      ),
    }),
    refusals: refusals.savePairs,
  }),
} as const;
