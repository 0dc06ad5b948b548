import * as z from 'zod/mini';
import { list } from './list.ts';

/** Pairs of students as they go over the wire: the types of `src/domain/pairs/pairs.ts`. */

const text = z.string();
const textOrNull = z.nullable(text);
const id = text.check(z.minLength(1), z.maxLength(64));
const two = z.readonly(z.tuple([id, id]));

/** `GET /v1/app/classrooms/{id}/pairs` */
export const classPairsResponse = z.object({
  data: z.object({
    students: list(z.object({ id: text, given: text, family: textOrNull, display: textOrNull })),
    apart: list(two),
    rounds: list(z.object({ assignmentId: text, on: text, groups: list(list(text)) })),
  }),
});

/** `PUT /v1/app/classrooms/{id}/pairs/{assignmentId}`: nobody twice; without groups it takes today's back. */
export const savePairsRequest = z.strictObject({
  groups: z.array(z.array(id).check(z.minLength(2), z.maxLength(3))).check(
    z.maxLength(200),
    z.refine((groups) => new Set(groups.flat()).size === groups.flat().length, 'Nobody is in two groups.'),
  ),
});

/** `PUT /v1/app/classrooms/{id}/pairs/apart` */
export const apartRequest = z.strictObject({
  students: two.check(z.refine(([one, other]) => one !== other, 'Two students are meant.')),
  apart: z.boolean(),
});
