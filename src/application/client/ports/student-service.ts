import type { ReadOptions } from '#domain/cancellation.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import type { IssuedRecord } from '#domain/students/child-record.ts';
import type { ClassroomHistory, HistoryPlace } from '#domain/classrooms/classroom-history.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { Result } from '#domain/result.ts';
import type { UndoReport } from '#domain/roster/undo-report.ts';
import type { ClassPairs, Groups } from '#domain/pairs/pairs.ts';
import type { ClassDashboard, LatestProgress } from '#domain/students/class-progress.ts';
import type { ExitAnswers } from '#domain/lessons/exit-quiz.ts';
import type { MarksOfLesson } from '#domain/students/student-mark.ts';
import type { StudentAct, StudentsActed, StudentSelection } from '#domain/students/student-acts.ts';
import type { SeenStudent } from '#domain/students/student-edit.ts';
import type { StudentDraft, StudentInvalid, StudentsInvalid } from '#domain/students/student-forms.ts';
import type { StudentQuestion, StudentRefused } from '#domain/students/student-refusals.ts';
import type { RosterPart } from '#domain/students/roster-part.ts';
import type { StudentRecord } from '#domain/students/student-record.ts';
import type { StudentQuery } from '#domain/students/student-table.ts';
import type { EnrolledStudent, ListedStudent, NewStudent } from '#domain/students/student.ts';
import type { Page } from '#domain/tables/page.ts';
import type { ServiceFailure } from './service-failure.ts';

type Answer<T, Question extends StudentQuestion, Invalid = never> = Promise<
  Result<T, StudentRefused<Question> | Invalid | ServiceFailure>
>;
export type OnDay = { readonly on?: IsoDate };
/** A lesson that is assigned to a classroom. */
export type LessonOfClass = { readonly classroomId: string; readonly assignmentId: string };
type PerhapsChanged = { readonly changeSetId: string | null };

/**
 * The students whom the signed-in user reaches (ROS-2), and the undo of what was done to a roster (ROS-9). Each change answers the id by
 * which it is undone, null where everything stood so already. Whoever runs the school finds in its log who looked, and when.
 */
export interface StudentService {
  /** Those who were in a classroom on a day, by name; today where it is left out. */
  list(classroomId: string, options?: ReadOptions & OnDay): Answer<readonly EnrolledStudent[], 'list'>;
  /** A page of those of every classroom. */
  page(query: StudentQuery, options?: ReadOptions): Answer<Page<ListedStudent>, 'page'>;
  /** Students as our own CSV file, which an import takes back without changing anything (R25). */
  file(part: RosterPart): Answer<Uint8Array<ArrayBuffer>, 'exportClassroom' | 'exportRoster'>;
  /** What those who are in a classroom today have done of its open lessons. */
  progress(classroomId: string, options?: ReadOptions): Answer<ClassDashboard, 'progress'>;
  /** The same without names, to bring it up to date; nothing is recorded. */
  latestProgress(classroomId: string, options?: ReadOptions): Answer<LatestProgress, 'progress'>;
  /**
   * Enters the teacher's marks of students in a lesson; without a state the student's own mark counts again. Later work of the
   * students does not change them (CLS-4).
   */
  setMarks(classroomId: string, marks: MarksOfLesson): Answer<null, 'setMarks'>;
  /** The exit questions of a lesson, and what the students of the class chose, by student id (CLS-4). */
  exitAnswers(assignmentId: string, options?: ReadOptions): Answer<ExitAnswers, 'exitAnswers'>;
  /** What happened to a classroom, the latest first: a page of it before a place, the first where that is left out. */
  classroomHistory(
    classroomId: string,
    options?: ReadOptions & { readonly before?: HistoryPlace },
  ): Answer<ClassroomHistory, 'classroomHistory'>;
  /** How a class is paired, for who teaches it (ROS-13). */
  pairs(classroomId: string, options?: ReadOptions): Answer<ClassPairs, 'pairs'>;
  /** Saves the pairs of a lesson for today, in place of those that were saved today. */
  savePairs(lesson: LessonOfClass, groups: Groups): Answer<null, 'savePairs'>;
  /** Says whether two students of a class are not to be together. */
  setApart(
    classroomId: string,
    students: readonly [string, string],
    apart: boolean,
  ): Answer<null, 'setApart'>;
  /** What is known of one student, with their classrooms, progress and history. */
  byId(id: string, options?: ReadOptions): Answer<StudentRecord, 'byId'>;
  /** Adds students who are new to a classroom, all of them or none; answers their ids, in the order of the list, too. */
  add(
    classroomId: string,
    students: readonly NewStudent[],
  ): Answer<{ readonly changeSetId: string; readonly students: readonly string[] }, 'add', StudentsInvalid>;
  /** Changes what differs from what was seen, where that is given; refused where somebody changed the same meanwhile. */
  edit(id: string, draft: StudentDraft, seen?: SeenStudent): Answer<PerhapsChanged, 'edit', StudentInvalid>;
  /** Makes one student of two who are the same child; the first gets these fields and the classrooms of both. */
  merge(
    ids: { readonly keep: string; readonly other: string },
    draft: StudentDraft,
  ): Answer<PerhapsChanged, 'merge', StudentInvalid>;
  /** Moves, copies, removes, archives or restores a selection: at once, or by a job where they are many. */
  act(act: StudentAct, chosen: StudentSelection): Answer<StudentsActed, 'actForGood'>;
  /** Erases a student for good, for who logged in just now (SEC-6). */
  erase(id: string): Answer<null, 'erase'>;
  /** Everything that is held of a student and who read it, as a PDF, for who logged in just now (ROS-11). */
  record(id: string, paper: PaperSize): Answer<Uint8Array<ArrayBuffer>, 'record'>;
  /** Whether a code is of a record that was made here; needs no account. */
  checkRecord(code: string, options?: ReadOptions): Answer<IssuedRecord, 'checkRecord'>;
  /** Takes a change back within 7 days; what was edited since stays, and is in the answer. */
  undo(changeSetId: string): Answer<UndoReport, 'undo'>;
}
