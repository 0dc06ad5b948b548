import * as z from 'zod/mini';
import { classroomHistoryQuery, classroomHistoryResponse } from '#adapters/wire/v1/classroom-history.ts';
import { successResponse } from '#adapters/wire/v1/account.ts';
import { exitAnswersResponse } from '#adapters/wire/v1/exit-answers.ts';
import { setMarksRequest } from '#adapters/wire/v1/student-mark.ts';
import { classProgressResponse, latestProgressResponse } from '#adapters/wire/v1/class-progress.ts';
import {
  addStudentsRequest,
  studentsAddedResponse,
  studentsQuery,
  studentsResponse,
  undoResponse,
} from '#adapters/wire/v1/students.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { readPlace } from '#domain/classrooms/classroom-history.ts';
import { parseIsoDate } from '#domain/dates/iso-date.ts';
import { parseStudents } from '#domain/students/student-forms.ts';
import { studentRefusals as refusals } from '#domain/students/student-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Students'];
const ofOne = z.object({ id: pathId });

/** The students of classrooms that the caller reaches, and the undo of what was done to a roster (ROS-2, ROS-9). */
export function addStudents(app: ApiScope, { students }: Pick<ServiceApp, 'students'>): void {
  app.get(
    '/v1/app/classrooms/:id/students',
    {
      config: { action: 'classroom.read' },
      schema: {
        tags,
        operationId: 'listStudents',
        summary:
          'The students of a classroom by name, as of a day (`on`), else of today. The look is recorded.',
        params: ofOne,
        querystring: studentsQuery,
        response: { 200: studentsResponse, ...describeProblems('call/malformed', ...refusals.list) },
      },
    },
    async (request, reply) => {
      const { on } = request.query;
      const day = on === undefined ? null : parseIsoDate(on);
      if (day !== null && !day.ok) return replyProblem(reply, 'call/malformed');
      const listed = await students.list(callerOf(request), request.params.id, day?.value);
      return listed.ok ? { data: listed.value } : replyRefusal(reply, listed.error);
    },
  );

  app.get(
    '/v1/app/classrooms/:id/students/progress',
    {
      config: { action: 'classroom.read' },
      schema: {
        tags,
        operationId: 'readClassProgress',
        summary:
          'What the students of a classroom have done of its open lessons, and who never logged in, is stuck or ahead. The look is recorded.',
        params: ofOne,
        response: { 200: classProgressResponse, ...describeProblems(...refusals.progress) },
      },
    },
    async (request, reply) => {
      const read = await students.progress(callerOf(request), request.params.id);
      return read.ok ? { data: read.value } : replyRefusal(reply, read.error);
    },
  );

  app.get(
    '/v1/app/classrooms/:id/students/progress/latest',
    {
      config: { action: 'classroom.read' },
      schema: {
        tags,
        operationId: 'readLatestProgress',
        summary:
          'The same without names of students, so that a page may ask every few seconds. Nothing is recorded.',
        params: ofOne,
        response: { 200: latestProgressResponse, ...describeProblems(...refusals.progress) },
      },
    },
    async (request, reply) => {
      const read = await students.latestProgress(callerOf(request), request.params.id);
      return read.ok ? { data: read.value } : replyRefusal(reply, read.error);
    },
  );

  app.put(
    '/v1/app/classrooms/:id/students/marks',
    {
      config: { action: 'classroom.edit' },
      schema: {
        tags,
        operationId: 'setStudentMarks',
        summary:
          'Enters the teacher’s marks of students in a lesson. Later work of the students does not change them; without a state the student’s own mark counts again.',
        params: ofOne,
        body: setMarksRequest,
        response: { 200: successResponse, ...describeProblems(...refusals.setMarks) },
      },
    },
    async (request, reply) => {
      const set = await students.setMarks(callerOf(request), request.params.id, request.body);
      return set.ok ? success : replyRefusal(reply, set.error);
    },
  );

  app.get(
    '/v1/app/assignments/:id/answers',
    {
      config: { action: 'classroom.read' },
      schema: {
        tags,
        operationId: 'readExitAnswers',
        summary:
          'The questions at the end of a lesson with the plan’s note for each wrong answer, and what the students of the class chose, by student id.',
        params: ofOne,
        response: { 200: exitAnswersResponse, ...describeProblems(...refusals.exitAnswers) },
      },
    },
    async (request, reply) => {
      const read = await students.exitAnswers(callerOf(request), request.params.id);
      return read.ok ? { data: read.value } : replyRefusal(reply, read.error);
    },
  );

  app.get(
    '/v1/app/classrooms/:id/history',
    {
      config: { action: 'classroom.read' },
      schema: {
        tags,
        operationId: 'readClassroomHistory',
        summary:
          'What happened to the roster, teachers, lessons and join code of a classroom, the latest first. The look is recorded.',
        params: ofOne,
        querystring: classroomHistoryQuery,
        response: {
          200: classroomHistoryResponse,
          ...describeProblems('call/malformed', ...refusals.classroomHistory),
        },
      },
    },
    async (request, reply) => {
      const { before } = request.query;
      const place = before === undefined ? null : readPlace(before);
      if (before !== undefined && place === null) return replyProblem(reply, 'call/malformed');
      const read = await students.classroomHistory(callerOf(request), request.params.id, place);
      return read.ok ? { data: read.value } : replyRefusal(reply, read.error);
    },
  );

  app.post(
    '/v1/app/classrooms/:id/students',
    {
      config: { action: 'student.edit' },
      schema: {
        tags,
        operationId: 'addStudents',
        summary: 'Adds students who are new to a classroom, from today on, as one change that can be undone.',
        params: ofOne,
        body: addStudentsRequest,
        response: { 200: studentsAddedResponse, ...describeProblems('form/invalid', ...refusals.add) },
      },
    },
    async (request, reply) => {
      const form = parseStudents(request.body.students);
      if (!form.ok) return replyRefusal(reply, form.error);
      const added = await students.add(callerOf(request), request.params.id, form.value);
      return added.ok ? { data: added.value } : replyRefusal(reply, added.error);
    },
  );

  app.post(
    '/v1/app/change-sets/:id/undo',
    {
      config: { action: 'student.edit' },
      schema: {
        tags,
        operationId: 'undoChangeSet',
        summary: 'Takes back a change of a roster within 7 days; what was edited since stays, and is listed.',
        params: ofOne,
        response: { 200: undoResponse, ...describeProblems(...refusals.undo) },
      },
    },
    async (request, reply) => {
      const undone = await students.undo(callerOf(request), request.params.id);
      return undone.ok ? { data: undone.value } : replyRefusal(reply, undone.error);
    },
  );
}
