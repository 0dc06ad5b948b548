import type { ReadOptions } from '#domain/cancellation.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { IssuedRecord } from '#domain/classrooms/records/child-record.ts';
import type { ClassroomHistory, HistoryPlace } from '#domain/classrooms/students/classroom-history.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Result } from '#domain/result.ts';
import type { UndoReport } from '#domain/classrooms/change-sets/undo-report.ts';
import type { ClassPairs, Groups } from '#domain/classrooms/pairs/pairs.ts';
import type { ClassDashboard, LatestProgress } from '#domain/classrooms/students/class-progress.ts';
import type { ExitAnswers } from '#domain/lessons/lessons/exit-quiz.ts';
import type { MarksOfLesson } from '#domain/classrooms/students/student-mark.ts';
import type {
  StudentAct,
  StudentsActed,
  StudentSelection,
  StudentChanged,
} from '#domain/classrooms/students/student-acts.ts';
import type { SeenStudent } from '#domain/classrooms/students/student-edit.ts';
import type {
  StudentDraft,
  StudentInvalid,
  StudentsInvalid,
} from '#domain/classrooms/students/student-forms.ts';
import type { StudentQuestion, StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import type { RosterPart } from '#domain/classrooms/students/roster-part.ts';
import type { StudentRecord } from '#domain/classrooms/students/student-record.ts';
import type { StudentQuery } from '#domain/classrooms/students/student-table.ts';
import type { EnrolledStudent, ListedStudent, NewStudent } from '#domain/classrooms/students/student.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

type Answer<T, Question extends StudentQuestion, Invalid = never> = Promise<
  Result<T, StudentRefused<Question> | Invalid | ServiceFailure>
>;
export type OnDay = { readonly on?: IsoDate };
export type LessonOfClass = { readonly classroomId: string; readonly assignmentId: string };

/**
 * The students that the signed-in user can access (ROS-2), and undo of roster changes (ROS-9). Each change returns the id for undo, or null if nothing changed.
 * Managers of the school can see these reads in the log.
 */
export interface StudentService {
  /** Students of a classroom on a day, by last name; today by default. */
  list(classroomId: string, options?: ReadOptions & OnDay): Answer<readonly EnrolledStudent[], 'list'>;
  page(query: StudentQuery, options?: ReadOptions): Answer<Page<ListedStudent>, 'page'>;
  /** Students as a CSV file in our format, which can be imported unchanged (R25). */
  file(part: RosterPart): Answer<Uint8Array<ArrayBuffer>, 'exportClassroom' | 'exportRoster'>;
  progress(classroomId: string, options?: ReadOptions): Answer<ClassDashboard, 'progress'>;
  /** The latest progress without names, for refreshes. Reads are not logged. */
  latestProgress(classroomId: string, options?: ReadOptions): Answer<LatestProgress, 'progress'>;
  /**
   * Saves the teacher's marks in a lesson; without a state, the student's own mark counts again. Students' later work does not change the teacher's marks
   * (CLS-4).
   */
  setMarks(classroomId: string, marks: MarksOfLesson): Answer<null, 'setMarks'>;
  /** The exit questions of a lesson, and the class's answers by student id (CLS-4). */
  exitAnswers(assignmentId: string, options?: ReadOptions): Answer<ExitAnswers, 'exitAnswers'>;
  /** A page of a classroom's history, newest first; `before` is the cursor. */
  classroomHistory(
    classroomId: string,
    options?: ReadOptions & { readonly before?: HistoryPlace },
  ): Answer<ClassroomHistory, 'classroomHistory'>;
  /** The pairs of a class, for its teachers (ROS-13). */
  pairs(classroomId: string, options?: ReadOptions): Answer<ClassPairs, 'pairs'>;
  savePairs(lesson: LessonOfClass, groups: Groups): Answer<null, 'savePairs'>;
  /** Sets whether two students must be in different pairs. */
  setApart(
    classroomId: string,
    students: readonly [string, string],
    apart: boolean,
  ): Answer<null, 'setApart'>;
  byId(id: string, options?: ReadOptions): Answer<StudentRecord, 'byId'>;
  /** Adds new students to a classroom, all or none. Also returns their ids in the order of the list. */
  add(
    classroomId: string,
    students: readonly NewStudent[],
  ): Answer<{ readonly changeSetId: string; readonly students: readonly string[] }, 'add', StudentsInvalid>;
  /** Saves the fields that differ from `seen`, if given. Refused if another user has changed the same fields. */
  edit(id: string, draft: StudentDraft, seen?: SeenStudent): Answer<StudentChanged, 'edit', StudentInvalid>;
  merge(
    ids: { readonly keep: string; readonly other: string },
    draft: StudentDraft,
  ): Answer<StudentChanged, 'merge', StudentInvalid>;
  /** Moves, copies, removes, archives or restores selected students: immediately, or by a job if there are many. */
  act(act: StudentAct, chosen: StudentSelection): Answer<StudentsActed, 'actForGood'>;
  /** Permanently erases a student; needs a recent login (SEC-6). */
  erase(id: string): Answer<null, 'erase'>;
  /** All data of a student and who read it, as a PDF; needs a recent login (ROS-11). */
  record(id: string, paper: PaperSize): Answer<Uint8Array<ArrayBuffer>, 'record'>;
  /** Whether a code belongs to a record that we issued; needs no login. */
  checkRecord(code: string, options?: ReadOptions): Answer<IssuedRecord, 'checkRecord'>;
  /** Undoes a change within 7 days; later edits are kept and reported. */
  undo(changeSetId: string): Answer<UndoReport, 'undo'>;
}
