import type {
  ProgramOf,
  StudentClassService,
} from '#application/client/classrooms/ports/student-class-service.ts';
import { mapOk } from '#domain/result.ts';
import { studentInClassOperations as inClass } from '../../wire/classrooms/class-work.ts';
import { studentEntryOperations as entry } from '../../wire/classrooms/student-entry.ts';
import { studentWorkOperations as work } from '../../wire/classrooms/student-work.ts';
import { callStream } from '../event-stream-call.ts';
import { overHttp } from '../sender.ts';

const placeOf = (of: ProgramOf) =>
  'name' in of
    ? { assignmentId: null, activityId: null, name: of.name }
    : { assignmentId: of.assignmentId, activityId: of.activityId, name: null };

/** The calls of students over HTTP. The token of a student is sent in its own header, without an account. */
export const apiStudentClassService = overHttp<StudentClassService>((send, transport) => ({
  open: async (classCode) =>
    mapOk(await send(entry.openEntry, { body: { classCode } }), ({ students }) => students),
  choose: ({ classCode, studentId }) => send(entry.chooseStudent, { body: { classCode, studentId } }),
  logIn: ({ classCode, studentId, login }) =>
    send(entry.logInStudent, { body: { classCode, studentId, login } }),
  board: (student, options) => send(entry.readStudentBoard, { student, ...options }),
  lesson: (student, id, options) => send(entry.readStudentLesson, { params: { id }, student, ...options }),
  record: (student, { assignmentId: id, activityId, state }) =>
    send(entry.recordOwnProgress, { params: { id, activityId }, student, body: { state } }),
  answer: (student, { assignmentId: id, questionId, choice }) =>
    send(entry.answerExitQuestion, { params: { id, questionId }, student, body: { choice } }),
  programs: async (student, options) =>
    mapOk(await send(work.readOwnPrograms, { student, ...options }), ({ programs }) => programs),
  save: (student, { id, of, base, text }) =>
    send(work.saveProgram, { params: { id }, student, body: { ...placeOf(of), base, text } }),
  versions: async (student, id, options) =>
    mapOk(
      await send(work.readProgramVersions, { params: { id }, student, ...options }),
      ({ versions }) => versions,
    ),
  setDeleted: (student, id, deleted) =>
    send(deleted ? work.deleteProgram : work.restoreProgram, { params: { id }, student }),
  report: (student, body) => send(work.reportSignal, { student, body }),
  now: (student, options) => send(inClass.readClassNow, { student, ...options }),
  streamNow: (student, options) => callStream(transport, inClass.readClassNow, { student }, options),
  answerShow: (student, agrees) => send(inClass.answerShow, { student, body: { agrees } }),
  closeMessage: (student, sentAt) => send(inClass.closeMessage, { student, body: { sentAt } }),
  leave: (student) => send(inClass.leaveClass, { student }),
  partners: async (student, options) =>
    mapOk(await send(inClass.readPartners, { student, ...options }), ({ partners }) => partners),
  share: (student, id) => send(inClass.shareProgram, { params: { id }, student }),
}));
