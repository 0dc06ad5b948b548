import { type AnswerExitQuestion, answerExitQuestion } from './answer-exit-question.ts';
import { type LogInStudent, logInStudent } from './log-in-student.ts';
import { type ChooseStudent, chooseStudent, type OpenEntry, openEntry } from './open-entry.ts';
import { type ReadStudentLesson, readStudentLesson } from './read-student-lesson.ts';
import {
  type ReadStudentBoard,
  readStudentBoard,
  type RecordOwnProgress,
  recordOwnProgress,
} from './student-board.ts';
import type { StudentEntryPorts } from './student-entry-ports.ts';

/** Students' operations without an account: login, and their own data (ROS-8). */
export type StudentEntryApp = {
  readonly open: OpenEntry;
  readonly choose: ChooseStudent;
  readonly logIn: LogInStudent;
  readonly board: ReadStudentBoard;
  readonly record: RecordOwnProgress;
  readonly lesson: ReadStudentLesson;
  readonly answer: AnswerExitQuestion;
};

export const createStudentEntryApp = (ports: StudentEntryPorts): StudentEntryApp => ({
  open: openEntry(ports),
  choose: chooseStudent(ports),
  logIn: logInStudent(ports),
  board: readStudentBoard(ports),
  record: recordOwnProgress(ports),
  lesson: readStudentLesson(ports),
  answer: answerExitQuestion(ports),
});
