import * as z from 'zod/mini';
import { progressSigns } from '#domain/students/class-progress.ts';
import { ownProgressStates } from '#domain/students/entry.ts';
import { list } from './list.ts';
import { activityHead } from './student-entry.ts';

/** What a class has done, as it goes over the wire: the types of `src/domain/students/class-progress.ts`. */

const text = z.string();
const textOrNull = z.nullable(text);

export const progressLesson = z.object({
  id: text,
  lessonSlug: text,
  title: text,
  dueOn: textOrNull,
  activities: list(activityHead),
});
export const studentMark = z.object({
  studentId: text,
  assignmentId: text,
  activityId: text,
  state: z.enum(ownProgressStates),
  at: z.number(),
});

/** `GET /v1/app/classrooms/{id}/students/progress` */
export const classProgressResponse = z.object({
  data: z.object({
    students: list(
      z.object({
        id: text,
        given: text,
        family: textOrNull,
        name: text,
        loggedInOn: textOrNull,
        signs: list(z.enum(progressSigns)),
      }),
    ),
    lessons: list(
      z.extend(progressLesson, {
        objectives: list(z.object({ id: text, text, practicedIn: list(text) })),
      }),
    ),
    marks: list(studentMark),
  }),
});
