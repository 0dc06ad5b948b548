import type { ClassroomNotFound } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import type { ClassroomQuery } from '#domain/classrooms/classrooms/classroom-table.ts';
import type {
  ClassroomBoard,
  ClassroomCard,
  ClassroomInTable,
} from '#domain/classrooms/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { schoolDay } from '../../organizations/access/school-day.ts';
import type { ListedClassroom } from '../ports/classroom-repository.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { readable } from './classroom-of.ts';
import { presentAssignment } from './present-assignment.ts';
import { presentClassroom } from './present-classroom.ts';

const presentCard = (classroom: ListedClassroom, caller: Caller): ClassroomCard => ({
  ...presentClassroom(classroom, caller),
  school: classroom.school,
  students: classroom.students,
  assignedLessons: classroom.assignedLessons,
  marked: classroom.marked,
});

/** Returns every classroom that the caller may read, including archived ones, sorted by name. */
export type ListClassrooms = (caller: Caller) => Promise<readonly ClassroomCard[]>;

export function listClassrooms({ classrooms }: Pick<ClassroomPorts, 'classrooms'>): ListClassrooms {
  return async (caller) => {
    const listed = await classrooms.list(readable(caller));
    return listed.map((classroom) => presentCard(classroom, caller));
  };
}

export type PageClassrooms = (caller: Caller, query: ClassroomQuery) => Promise<Page<ClassroomInTable>>;

export function pageClassrooms({
  classrooms,
  clock,
}: Pick<ClassroomPorts, 'classrooms' | 'clock'>): PageClassrooms {
  return async (caller, query) => {
    const page = await classrooms.page(query, readable(caller), schoolDay(caller, clock.now()));
    return {
      ...page,
      rows: page.rows.map((classroom) => ({
        ...presentCard(classroom, caller),
        latestLesson: classroom.latestLesson,
      })),
    };
  };
}

export type ReadClassroom = (
  caller: Caller,
  id: string,
) => Promise<Result<ClassroomBoard, ClassroomNotFound>>;

export function readClassroom({ classrooms }: Pick<ClassroomPorts, 'classrooms'>): ReadClassroom {
  return async (caller, id) => {
    const scope = readable(caller);
    const stored = await classrooms.byId(id, scope);
    if (stored === null) return err({ kind: 'classroom/not-found' });
    const assignments = await classrooms.assignments(id, scope);
    return ok({
      classroom: presentClassroom(stored, caller),
      assignments: assignments.map(presentAssignment),
    });
  };
}
