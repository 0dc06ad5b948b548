import * as z from 'zod/mini';
import { activityKinds } from '#domain/lessons/lesson.ts';
import { learningStates } from '#domain/license/wind-down.ts';
import { ownProgressStates } from '#domain/students/entry.ts';
import { loginPictures } from '#domain/students/login-pictures.ts';
import { loginKinds } from '#domain/students/login-secret.ts';
import { list } from './list.ts';

/** What students and the app say to one another: the types of `src/domain/students/entry.ts` (ROS-8). */

const text = z.string();
const typed = text.check(z.maxLength(100));
const student = { id: text, name: text };

/** `POST /v1/app/entry` */
export const openEntryRequest = z.strictObject({ classCode: typed });
export const openEntryResponse = z.object({ data: z.object({ students: list(z.object(student)) }) });

/** `POST /v1/app/entry/student` */
export const chooseStudentRequest = z.strictObject({ classCode: typed, studentId: typed });
export const chooseStudentResponse = z.object({
  data: z.object({ ...student, kind: z.enum(loginKinds), pictures: list(z.enum(loginPictures)) }),
});

/** `POST /v1/app/entry/login` */
export const logInStudentRequest = z.strictObject({ classCode: typed, studentId: typed, secret: typed });
export const logInStudentResponse = z.object({
  data: z.object({ ...student, token: text, day: text, timeZone: text }),
});

/** An activity of a lesson, as `ActivityHead` has it. */
export const activityHead = z.object({
  id: text,
  title: text,
  kind: z.enum(activityKinds),
  minutes: z.int().check(z.minimum(0)),
});
const state = z.enum(ownProgressStates);

/** `GET /v1/app/entry/assignments` */
export const studentBoardResponse = z.object({
  data: z.object({
    student: z.object(student),
    classroom: text,
    learning: z.object({ state: z.enum(learningStates), lastDay: z.nullable(text) }),
    assignments: list(
      z.object({
        id: text,
        lessonSlug: text,
        lessonVersion: z.int(),
        dueOn: z.nullable(text),
        title: text,
        activities: list(activityHead),
        progress: list(z.object({ activityId: text, state })),
        answers: list(z.object({ questionId: text, choice: text })),
        goals: list(z.object({ activityId: text, earned: list(z.int()), goals: z.int() })),
      }),
    ),
  }),
});

/** `PUT /v1/app/entry/assignments/{id}/activities/{activityId}` */
export const ownProgressRequest = z.strictObject({ state });

/** `PUT /v1/app/entry/assignments/{id}/answers/{questionId}` */
export const exitAnswerRequest = z.strictObject({ choice: text.check(z.minLength(1), z.maxLength(500)) });
