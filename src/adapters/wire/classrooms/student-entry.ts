import * as z from 'zod/mini';
import { learningStates } from '#domain/organizations/grants/wind-down.ts';
import { entryRefusals as refusals } from '#domain/classrooms/students/entry-refusals.ts';
import { ownProgressStates } from '#domain/classrooms/students/entry.ts';
import { loginPictures } from '#domain/classrooms/logins/login-pictures.ts';
import { loginKinds } from '#domain/classrooms/students/login-kind.ts';
import { data, operation } from '../operation.ts';
import { activityHead } from './activity-head.ts';
import { list } from '../list.ts';
import { studentLesson } from './student-lesson.ts';
import { text } from '../fields.ts';

const typed = text.check(z.maxLength(100));
const student = { id: text, name: text };

const state = z.enum(ownProgressStates);

export const studentEntryOperations = {
  openEntry: operation('POST /v1/app/entry', {
    auth: 'none',
    body: z.strictObject({ classCode: typed }),
    reply: data(z.object({ students: list(z.object(student)) })),
    refusals: refusals.open,
  }),
  chooseStudent: operation('POST /v1/app/entry/student', {
    auth: 'none',
    body: z.strictObject({ classCode: typed, studentId: typed }),
    reply: data(z.object({ ...student, kind: z.enum(loginKinds), pictures: list(z.enum(loginPictures)) })),
    refusals: refusals.choose,
  }),
  logInStudent: operation('POST /v1/app/entry/login', {
    auth: 'none',
    body: z.strictObject({ classCode: typed, studentId: typed, login: typed }),
    reply: data(z.object({ ...student, token: text, day: text, timeZone: text })),
    refusals: refusals.logIn,
  }),
  readStudentBoard: operation('GET /v1/app/entry/assignments', {
    auth: 'none',
    reply: data(
      z.object({
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
    ),
    refusals: refusals.read,
  }),
  readStudentLesson: operation('GET /v1/app/entry/assignments/:id/lesson', {
    auth: 'none',
    reply: data(studentLesson),
    refusals: refusals.lesson,
  }),
  recordOwnProgress: operation('PUT /v1/app/entry/assignments/:id/activities/:activityId', {
    auth: 'none',
    body: z.strictObject({ state }),
    refusals: refusals.record,
  }),
  answerExitQuestion: operation('PUT /v1/app/entry/assignments/:id/answers/:questionId', {
    auth: 'none',
    body: z.strictObject({ choice: text.check(z.minLength(1), z.maxLength(500)) }),
    refusals: refusals.record,
  }),
} as const;
