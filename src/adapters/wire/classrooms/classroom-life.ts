import * as z from 'zod/mini';
import { classroomFields } from '#domain/classrooms/classrooms/classroom-change.ts';
import { classroomRefusals as refusals } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import { data, operation } from '../operation.ts';
import { classroom, classroomOrLeft, classroomRequest } from './classrooms.ts';
import { count, textOrNull } from '../fields.ts';

export const classroomLifeOperations = {
  duplicateClassroom: operation('POST /v1/app/classrooms/:id/copies', {
    body: z.strictObject({ ...classroomRequest.shape, withLessons: z.boolean() }),
    reply: data(classroom),
    refusals: refusals.duplicate,
    fields: classroomFields,
  }),
  transferClassroom: operation('PUT /v1/app/classrooms/:id/owner', {
    body: z.strictObject({
      teacherId: z.string().check(z.maxLength(100)),
      stays: z.boolean(),
    }),
    reply: data(classroomOrLeft),
    refusals: refusals.transfer,
  }),
  releaseClassroom: operation('POST /v1/app/classrooms/:id/release', {
    reply: data(z.object({ changeSetId: textOrNull })),
    refusals: refusals.release,
  }),
  previewClassroomDeletion: operation('GET /v1/app/classrooms/:id/deletion', {
    reply: data(z.object({ lessons: count, progress: count, students: count })),
    refusals: refusals.previewDeletion,
  }),
  deleteClassroom: operation('POST /v1/app/classrooms/:id/deletion', {
    body: z.strictObject({ typedName: z.string().check(z.maxLength(400)) }),
    refusals: refusals.delete,
    fields: ['typedName'],
  }),
} as const;
