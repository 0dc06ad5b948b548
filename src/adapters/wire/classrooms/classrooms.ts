import * as z from 'zod/mini';
import { classroomFields } from '#domain/classrooms/classrooms/classroom-change.ts';
import { classroomRefusals as refusals } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import {
  classroomColors,
  classroomIcons,
  progressStates,
  teacherRoles,
} from '#domain/classrooms/classrooms/classroom.ts';
import { rosterProviders } from '#domain/classrooms/change-sets/roster-source.ts';
import { gradeBands } from '#domain/identity/account/grade-band.ts';
import { activityKinds } from '#domain/lessons/lessons/lesson.ts';
import { body, data, operation, tablePage } from '../operation.ts';
import { list } from '../list.ts';
import { pagePlace, tableQuery } from '../table.ts';
import { count, timestamp, timestampOrNull, text, textOrNull } from '../fields.ts';

/** Classrooms over HTTP, with the types of `src/domain/classrooms`. A test checks that they are equal. */

/** The limit is far above the limits of all forms, so that users see the message of the form's rule. */
const typed = z.string().check(z.maxLength(4000));
const typedOrNull = z.nullable(typed);

const teacher = z.object({ id: text, email: textOrNull, name: textOrNull, role: z.enum(teacherRoles) });

const classroomShape = {
  id: text,
  name: text,
  gradeBand: z.nullable(z.enum(gradeBands)),
  termName: textOrNull,
  firstDay: textOrNull,
  lastDay: textOrNull,
  color: z.nullable(z.enum(classroomColors)),
  icon: z.nullable(z.enum(classroomIcons)),
  archivedAt: timestampOrNull,
  version: count,
  organization: textOrNull,
  source: z.nullable(z.enum(rosterProviders)),
  teachers: list(teacher),
  you: textOrNull,
};
export const classroom = z.object(classroomShape);
const cardShape = {
  ...classroomShape,
  school: textOrNull,
  students: count,
  assignedLessons: list(text),
  marked: z.object({ done: count, needHelp: count }),
};
const latestLesson = z.nullable(z.object({ title: text, students: count, finished: count, needHelp: count }));
const classroomInTable = z.object({ ...cardShape, latestLesson });

export const activityProgress = z.object({
  activityId: text,
  state: z.enum(progressStates),
  minutes: z.nullable(count),
  version: count,
  updatedAt: timestampOrNull,
  updatedBy: textOrNull,
});

export const assignment = z.object({
  id: text,
  classroomId: text,
  lessonSlug: text,
  lessonVersion: count,
  visible: z.boolean(),
  opensOn: textOrNull,
  dueOn: textOrNull,
  note: text,
  version: count,
  removed: z.boolean(),
  assignedAt: timestamp,
  lesson: z.object({
    title: text,
    activities: list(z.object({ id: text, title: text, kind: z.enum(activityKinds), minutes: count })),
    latestVersion: z.nullable(count),
  }),
  progress: list(activityProgress),
});

const classroomBoard = z.object({ classroom, assignments: list(assignment) });

/** The query of `GET /v1/app/classrooms`. If it has any parameter, it requests a page. */
const classroomsQuery = z.object({
  ...tableQuery,
  archived: z.exactOptional(z.enum(['true', 'false'])),
  on: z.exactOptional(z.string().check(z.maxLength(10))),
});
export const classroomOrLeft = z.nullable(classroom);

/** The body of `POST /v1/app/classrooms` and `PUT /v1/app/classrooms/{id}`. */
export const classroomRequest = z.strictObject({
  name: typed,
  gradeBand: typedOrNull,
  termName: z.exactOptional(typedOrNull),
  firstDay: z.exactOptional(typedOrNull),
  lastDay: z.exactOptional(typedOrNull),
  color: z.exactOptional(typedOrNull),
  icon: z.exactOptional(typedOrNull),
});

const assignmentEdit = { visible: z.boolean(), opensOn: typedOrNull, dueOn: typedOrNull, note: typed };

export const assignmentOperations = {
  assignLesson: operation('POST /v1/app/classrooms/:id/assignments', {
    body: z.strictObject({ lessonSlug: typed, ...assignmentEdit }),
    reply: data(assignment),
    refusals: refusals.assign,
    fields: ['opensOn', 'dueOn', 'note'],
  }),
  changeAssignment: operation('PUT /v1/app/assignments/:id', {
    body: z.strictObject(assignmentEdit),
    reply: data(assignment),
    refusals: refusals.changeAssignment,
    fields: ['opensOn', 'dueOn', 'note'],
  }),
  takeLessonVersion: operation('PUT /v1/app/assignments/:id/lesson-version', {
    body: z.strictObject({ version: z.int() }),
    reply: data(assignment),
    refusals: refusals.takeLessonVersion,
    fields: ['version'],
  }),
  removeAssignment: operation('DELETE /v1/app/assignments/:id', {
    reply: data(assignment),
    refusals: refusals.removeAssignment,
  }),
  restoreAssignment: operation('PUT /v1/app/assignments/:id/removed', {
    body: z.strictObject({ removed: z.literal(false) }),
    reply: data(assignment),
    refusals: refusals.restoreAssignment,
  }),
  recordProgress: operation('PUT /v1/app/assignments/:id/progress/:activityId', {
    body: z.strictObject({ state: typed, minutes: z.nullable(z.number()) }),
    reply: data(activityProgress),
    refusals: refusals.recordProgress,
    fields: ['state', 'minutes'],
  }),
} as const;

export const classroomOperations = {
  listClassrooms: operation('GET /v1/app/classrooms', {
    query: classroomsQuery,
    reply: body(
      z.object({
        // Only pages include the latest lesson.
        data: list(z.object({ ...cardShape, latestLesson: z.exactOptional(latestLesson) })),
        page: z.exactOptional(pagePlace),
      }),
    ),
  }),
  pageOfClassrooms: operation('GET /v1/app/classrooms', {
    query: classroomsQuery,
    reply: tablePage(classroomInTable),
  }),
  readClassroom: operation('GET /v1/app/classrooms/:id', {
    reply: data(classroomBoard),
    refusals: refusals.byId,
  }),
  openClassroom: operation('POST /v1/app/classrooms', {
    body: classroomRequest,
    reply: data(classroom),
    refusals: refusals.create,
    fields: classroomFields,
  }),
  changeClassroom: operation('PUT /v1/app/classrooms/:id', {
    body: classroomRequest,
    reply: data(classroom),
    refusals: refusals.change,
    fields: classroomFields,
  }),
  archiveClassroom: operation('PUT /v1/app/classrooms/:id/archived', {
    body: z.strictObject({ archived: z.boolean() }),
    reply: data(classroom),
    refusals: refusals.archive,
  }),
  addCoTeacher: operation('POST /v1/app/classrooms/:id/teachers', {
    body: z.strictObject({ email: typed }),
    reply: data(classroom),
    refusals: refusals.addCoTeacher,
    fields: ['email'],
  }),
  removeTeacher: operation('DELETE /v1/app/classrooms/:id/teachers/:teacherId', {
    reply: data(classroomOrLeft),
    refusals: refusals.removeTeacher,
  }),
} as const;
