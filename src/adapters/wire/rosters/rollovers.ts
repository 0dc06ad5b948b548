import * as z from 'zod/mini';
import { maxClassroomNameLength } from '#domain/classrooms/classrooms/classroom-forms.ts';
import { importRefusals as refusals } from '#domain/rosters/imports/import-refusals.ts';
import { studentExceptions, studentFates } from '#domain/rosters/rollover/rollover.ts';
import { grades } from '#domain/classrooms/students/grade.ts';
import { data, operation } from '../operation.ts';
import { importStarted } from './imports.ts';
import { list } from '../list.ts';
import { count, id, text } from '../fields.ts';

const grade = z.enum(grades);
const className = z.string().check(z.maxLength(maxClassroomNameLength));

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('new'), name: className, taughtBy: id }),
  z.strictObject({ kind: z.literal('join'), classroom: id }),
  z.strictObject({ kind: z.literal('close') }),
  z.strictObject({ kind: z.literal('stay') }),
]);
const choices = z.strictObject({
  lastGrade: z.nullable(grade),
  classes: z.record(
    id,
    z.strictObject({
      step: z.exactOptional(step),
      grade: z.exactOptional(grade),
      reopen: z.exactOptional(z.boolean()),
    }),
  ),
  students: z.record(id, z.enum(studentExceptions)),
});

const fates = { up: count, repeats: count, leaves: count, ungraded: count };

const rolloverData = z.object({
  id: text,
  lastGrade: z.nullable(grade),
  classes: list(
    z.object({
      id: text,
      name: text,
      grades: list(grade),
      fates: z.object(fates),
      step: z.nullable(step),
      reopen: z.boolean(),
    }),
  ),
  counts: z.object({ ...fates, students: count, withoutClass: count }),
  issues: list(
    z.object({
      code: z.enum(['class-undecided', 'no-such-class', 'too-many-students', 'repeater-without-class']),
      id: text,
      name: text,
    }),
  ),
  exceptions: list(z.object({ id: text, name: text, grade: z.nullable(grade), fate: z.enum(studentFates) })),
  confirm: z.nullable(z.object({ removed: count, share: z.number() })),
  choices,
  teachers: z.record(text, text),
});

export const rolloverOperations = {
  startRollover: operation('POST /v1/app/rollovers', {
    body: z.strictObject({ organizationId: id, rehearsal: z.exactOptional(z.boolean()) }),
    reply: data(importStarted),
    refusals: refusals.startRollover,
  }),
  readRollover: operation('GET /v1/app/rollovers/:id', {
    reply: data(rolloverData),
    refusals: refusals.readRollover,
  }),
  chooseRollover: operation('PUT /v1/app/rollovers/:id/choices', {
    body: choices,
    reply: data(rolloverData),
    refusals: refusals.chooseRollover,
  }),
} as const;
