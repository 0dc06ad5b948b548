import { addCoTeacher, type AddCoTeacher } from './add-co-teacher.ts';
import { archiveClassroom, type ArchiveClassroom } from './archive-classroom.ts';
import { assignLesson, type AssignLesson } from './assign-lesson.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import {
  editAssignment,
  type EditAssignment,
  takeLessonVersion,
  type TakeLessonVersion,
} from './edit-assignment.ts';
import {
  deleteClassroom,
  type DeleteClassroom,
  previewClassroomDeletion,
  type PreviewClassroomDeletion,
} from './delete-classroom.ts';
import { duplicateClassroom, type DuplicateClassroom } from './duplicate-classroom.ts';
import { editClassroom, type EditClassroom } from './edit-classroom.ts';
import { openClassroom, type OpenClassroom } from './open-classroom.ts';
import {
  listClassrooms,
  type ListClassrooms,
  pageClassrooms,
  type PageClassrooms,
  readClassroom,
  type ReadClassroom,
} from './read-classrooms.ts';
import { recordProgress, type RecordProgress } from './record-progress.ts';
import {
  removeAssignment,
  type RemoveAssignment,
  restoreAssignment,
  type RestoreAssignment,
} from './remove-assignment.ts';
import { releaseClassroom, type ReleaseClassroom } from './release-classroom.ts';
import { transferClassroom, type TransferClassroom } from './transfer-classroom.ts';
import { removeTeacher, type RemoveTeacher } from './remove-teacher.ts';

/** Use cases of classrooms; results contain only classrooms that the caller may access (ORG-3). */
export type ClassroomsApp = {
  readonly list: ListClassrooms;
  readonly page: PageClassrooms;
  readonly read: ReadClassroom;
  readonly open: OpenClassroom;
  readonly edit: EditClassroom;
  readonly archive: ArchiveClassroom;
  readonly duplicate: DuplicateClassroom;
  readonly previewDeletion: PreviewClassroomDeletion;
  readonly delete: DeleteClassroom;
  readonly transfer: TransferClassroom;
  readonly release: ReleaseClassroom;
  readonly addCoTeacher: AddCoTeacher;
  readonly removeTeacher: RemoveTeacher;
  readonly assign: AssignLesson;
  readonly editAssignment: EditAssignment;
  readonly takeLessonVersion: TakeLessonVersion;
  readonly removeAssignment: RemoveAssignment;
  readonly restoreAssignment: RestoreAssignment;
  readonly recordProgress: RecordProgress;
};

export function createClassroomsApp(ports: ClassroomPorts): ClassroomsApp {
  return {
    list: listClassrooms(ports),
    page: pageClassrooms(ports),
    read: readClassroom(ports),
    open: openClassroom(ports),
    edit: editClassroom(ports),
    archive: archiveClassroom(ports),
    duplicate: duplicateClassroom(ports),
    previewDeletion: previewClassroomDeletion(ports),
    delete: deleteClassroom(ports),
    transfer: transferClassroom(ports),
    release: releaseClassroom(ports),
    addCoTeacher: addCoTeacher(ports),
    removeTeacher: removeTeacher(ports),
    assign: assignLesson(ports),
    editAssignment: editAssignment(ports),
    takeLessonVersion: takeLessonVersion(ports),
    removeAssignment: removeAssignment(ports),
    restoreAssignment: restoreAssignment(ports),
    recordProgress: recordProgress(ports),
  };
}
