import { type ActOnStudents, actOnStudents } from './act-on-students.ts';
import { addStudents, type AddStudents } from './add-students.ts';
import { type EditStudent, editStudent, type MergeStudents, mergeStudents } from './edit-student.ts';
import { type EraseStudent, eraseStudent } from './erase-student.ts';
import { type ExportStudents, exportStudents } from './export-students.ts';
import { listStudents, type ListStudents } from './list-students.ts';
import {
  type CheckRecord,
  checkRecord,
  type MakeRecord,
  makeRecord,
  type RecordPorts,
} from './make-record.ts';
import { type PageStudents, pageStudents } from './page-students.ts';
import { readClassroomHistory, type ReadClassroomHistory } from './read-classroom-history.ts';
import {
  type ReadPairs,
  readPairs,
  type SavePairs,
  savePairs,
  type SetApart,
  setApart,
} from './pair-students.ts';
import {
  readClassProgress,
  type ReadClassProgress,
  readLatestProgress,
  type ReadLatestProgress,
} from './read-class-progress.ts';
import { type ReadStudent, readStudent } from './read-student.ts';
import { type ExitAnswerPorts, type ReadExitAnswers, readExitAnswers } from './read-exit-answers.ts';
import { type SetMarks, setMarks } from './set-marks.ts';
import type { StudentPorts } from './student-ports.ts';
import { undoChangeSet, type UndoChangeSet } from './undo-change-set.ts';

/** Operations on students of classrooms in the caller's scope (ORG-3). */
export type StudentsApp = {
  readonly list: ListStudents;
  readonly page: PageStudents;
  readonly exported: ExportStudents;
  readonly progress: ReadClassProgress;
  readonly latestProgress: ReadLatestProgress;
  readonly classroomHistory: ReadClassroomHistory;
  readonly setMarks: SetMarks;
  readonly exitAnswers: ReadExitAnswers;
  readonly pairs: ReadPairs;
  readonly savePairs: SavePairs;
  readonly setApart: SetApart;
  readonly byId: ReadStudent;
  readonly add: AddStudents;
  readonly edit: EditStudent;
  readonly merge: MergeStudents;
  readonly act: ActOnStudents;
  readonly erase: EraseStudent;
  readonly record: MakeRecord;
  readonly checkRecord: CheckRecord;
  readonly undo: UndoChangeSet;
};

export function createStudentsApp(ports: ExitAnswerPorts & RecordPorts & StudentPorts): StudentsApp {
  return {
    list: listStudents(ports),
    page: pageStudents(ports),
    exported: exportStudents(ports),
    progress: readClassProgress(ports),
    latestProgress: readLatestProgress(ports),
    classroomHistory: readClassroomHistory(ports),
    setMarks: setMarks(ports),
    exitAnswers: readExitAnswers(ports),
    pairs: readPairs(ports),
    savePairs: savePairs(ports),
    setApart: setApart(ports),
    byId: readStudent(ports),
    add: addStudents(ports),
    edit: editStudent(ports),
    merge: mergeStudents(ports),
    act: actOnStudents(ports),
    erase: eraseStudent(ports),
    record: makeRecord(ports),
    checkRecord: checkRecord(ports),
    undo: undoChangeSet(ports),
  };
}
