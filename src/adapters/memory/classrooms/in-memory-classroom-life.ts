import type {
  ClassroomLife,
  CopiedAssignment,
} from '#application/service/classrooms/ports/classroom-life.ts';
import type { ClassroomContents } from '#domain/classrooms/classrooms/classroom-contents.ts';
import {
  assignmentTable,
  deleteClassroomRows,
  everAssigned,
  isOwner,
  progressTable,
  teachersOf,
  teacherTable,
} from './in-memory-classroom-rows.ts';
import { markTable } from './in-memory-student-progress.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import { rosterTable, staysIn, studentsOf } from './roster-rows.ts';

export class InMemoryClassroomLife extends InMemoryStore implements ClassroomLife {
  async makeOwner(classroomId: string, teacherId: string): Promise<void> {
    const rows = teachersOf(this.tables, classroomId);
    const next = rows.find(({ id }) => id === teacherId);
    if (next === undefined || isOwner(next) || next.accountId === null) return;
    const teachers = this.tables.of(teacherTable);
    for (const owner of rows.filter(isOwner)) teachers.save({ ...owner, role: 'co-teacher' });
    teachers.save({ ...next, role: 'owner' });
  }

  async assignAll(copies: readonly CopiedAssignment[]): Promise<void> {
    for (const { at, ...copy } of copies)
      this.tables.of(assignmentTable).save({ ...copy, version: 1, removed: false, assignedAt: at });
  }

  async contents(classroomId: string): Promise<ClassroomContents> {
    const assigned = new Set(everAssigned(this.tables, classroomId).map(({ id }) => id));
    const isOfRoom = ({ assignmentId }: { readonly assignmentId: string }) => assigned.has(assignmentId);
    const progress = this.tables.of(progressTable).where(isOfRoom).length;
    const marks = this.tables.of(markTable).where(isOfRoom).length;
    const students = studentsOf(staysIn(this.tables, classroomId));
    return { lessons: assigned.size, progress: progress + marks, students: students.size };
  }

  async delete(classroomId: string): Promise<void> {
    deleteClassroomRows(this.tables, classroomId);
    this.tables
      .of(rosterTable)
      .deleteWhere(({ kind, fields }) => kind === 'enrollment' && fields['classroom'] === classroomId);
  }
}
