import * as z from 'zod/mini';
import {
  classroomColors,
  classroomIcons,
  progressStates,
  teacherRoles,
} from '#domain/classrooms/classroom.ts';
import { rosterProviders } from '#domain/imports/roster-source.ts';
import { activityKinds, gradeBands } from '#domain/lessons/lesson.ts';
import { list } from './list.ts';
import { pagePlace, tableQuery } from './table.ts';

/** Classrooms as they go over the wire: the types of `src/domain/classrooms`, proved equal in the contracts' test. */

const text = z.string();
const textOrNull = z.nullable(text);
const count = z.int().check(z.minimum(0));
/** A moment in epoch milliseconds. */
const moment = z.int();
const momentOrNull = z.nullable(moment);

/** No database keeps a NUL. */
// oxlint-disable-next-line no-control-regex -- it is the one character that is meant
const noNul = /^[^\u0000]*$/;
/** Far above what any form's rule allows, so that a person is told the rule and not this limit. */
const typed = z.string().check(z.maxLength(4000), z.regex(noNul));
const typedOrNull = z.nullable(typed);

const teacher = z.object({ id: text, email: textOrNull, name: textOrNull, role: z.enum(teacherRoles) });

const classroomFields = {
  id: text,
  name: text,
  gradeBand: z.nullable(z.enum(gradeBands)),
  termName: textOrNull,
  firstDay: textOrNull,
  lastDay: textOrNull,
  color: z.nullable(z.enum(classroomColors)),
  icon: z.nullable(z.enum(classroomIcons)),
  archivedAt: momentOrNull,
  version: count,
  organization: textOrNull,
  source: z.nullable(z.enum(rosterProviders)),
  teachers: list(teacher),
  you: textOrNull,
};
export const classroom = z.object(classroomFields);
export const classroomCard = z.object({
  ...classroomFields,
  school: textOrNull,
  students: count,
  assignedLessons: list(text),
  marked: z.object({ done: count, needHelp: count }),
});

export const activityProgress = z.object({
  activityId: text,
  state: z.enum(progressStates),
  minutes: z.nullable(count),
  version: count,
  updatedAt: momentOrNull,
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
  assignedAt: moment,
  lesson: z.object({
    title: text,
    activities: list(z.object({ id: text, title: text, kind: z.enum(activityKinds), minutes: count })),
    latestVersion: z.nullable(count),
  }),
  progress: list(activityProgress),
});

export const classroomBoard = z.object({ classroom, assignments: list(assignment) });

/** `GET /v1/app/classrooms`; `page` is there where a page was asked for. */
export const classroomsResponse = z.object({
  data: list(classroomCard),
  page: z.exactOptional(pagePlace),
});
/** The same, asked for a page. */
export const classroomsPageResponse = z.object({ data: list(classroomCard), page: pagePlace });

/** What `GET /v1/app/classrooms` may be asked: any of it asks for a page. */
export const classroomsQuery = z.object({
  ...tableQuery,
  archived: z.exactOptional(z.enum(['true', 'false'])),
  on: z.exactOptional(z.string().check(z.maxLength(10))),
});
/** `GET /v1/app/classrooms/{id}` */
export const classroomBoardResponse = z.object({ data: classroomBoard });
/** What answers with one classroom. */
export const classroomResponse = z.object({ data: classroom });
/** `DELETE /v1/app/classrooms/{id}/teachers/{teacherId}`: null for a teacher who left. */
export const classroomOrLeftResponse = z.object({ data: z.nullable(classroom) });
/** What answers with one assignment. */
export const assignmentResponse = z.object({ data: assignment });
/** `PUT /v1/app/assignments/{id}/progress/{activityId}` */
export const progressResponse = z.object({ data: activityProgress });

/** `POST /v1/app/classrooms`, `PUT /v1/app/classrooms/{id}` */
export const classroomRequest = z.strictObject({
  name: typed,
  gradeBand: typedOrNull,
  termName: z.exactOptional(typedOrNull),
  firstDay: z.exactOptional(typedOrNull),
  lastDay: z.exactOptional(typedOrNull),
  color: z.exactOptional(typedOrNull),
  icon: z.exactOptional(typedOrNull),
});
/** `PUT /v1/app/classrooms/{id}/archived` */
export const archivedRequest = z.strictObject({ archived: z.boolean() });
/** `POST /v1/app/classrooms/{id}/teachers` */
export const coTeacherRequest = z.strictObject({ email: typed });

const assignmentEdit = { visible: z.boolean(), opensOn: typedOrNull, dueOn: typedOrNull, note: typed };
/** `POST /v1/app/classrooms/{id}/assignments` */
export const assignRequest = z.strictObject({ lessonSlug: typed, ...assignmentEdit });
/** `PUT /v1/app/assignments/{id}` */
export const assignmentRequest = z.strictObject(assignmentEdit);
/** `PUT /v1/app/assignments/{id}/removed` */
export const removedRequest = z.strictObject({ removed: z.literal(false) });
/** `PUT /v1/app/assignments/{id}/lesson-version` */
export const lessonVersionRequest = z.strictObject({ version: z.int() });
/** `PUT /v1/app/assignments/{id}/progress/{activityId}` */
export const progressRequest = z.strictObject({ state: typed, minutes: z.nullable(z.number()) });
