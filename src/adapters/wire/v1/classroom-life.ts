import * as z from 'zod/mini';
import { classroomRequest } from './classrooms.ts';

/** The life of a classroom as it goes over the wire. */

const count = z.int().check(z.minimum(0));

/** `GET /v1/app/classrooms/{id}/deletion` */
export const classroomContentsResponse = z.object({
  data: z.object({ lessons: count, progress: count, students: count }),
});
/** `POST /v1/app/classrooms/{id}/deletion` */
export const classroomDeletionRequest = z.strictObject({ typedName: z.string().check(z.maxLength(400)) });
/** `POST /v1/app/classrooms/{id}/copies` */
export const classroomCopyRequest = z.strictObject({ ...classroomRequest.shape, withLessons: z.boolean() });
/** `POST /v1/app/classrooms/{id}/release` */
export const classroomReleasedResponse = z.object({
  data: z.object({ changeSetId: z.nullable(z.string()) }),
});
/** `PUT /v1/app/classrooms/{id}/owner` */
export const classroomOwnerRequest = z.strictObject({
  teacherId: z.string().check(z.maxLength(100)),
  stays: z.boolean(),
});
