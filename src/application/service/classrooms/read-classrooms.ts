import type { ClassroomNotFound } from '#domain/classrooms/classroom-refusals.ts';
import type { ClassroomBoard, ClassroomCard } from '#domain/classrooms/classroom.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import type { ClassroomPorts } from './classroom-ports.ts';
import { presentClassroom } from './present-classroom.ts';

/** Every classroom that the caller teaches, archived ones too, by name. */
export type ListClassrooms = (identity: VerifiedIdentity) => Promise<readonly ClassroomCard[]>;

export function listClassrooms({
  requireTeacher,
  classrooms,
}: Pick<ClassroomPorts, 'requireTeacher' | 'classrooms'>): ListClassrooms {
  return async (identity) => {
    const { account } = await requireTeacher(identity);
    const kept = await classrooms.ofTeacher(account.id);
    return kept.map((classroom) => ({
      ...presentClassroom(classroom, account.id),
      assignedLessons: classroom.assignedLessons,
      marked: classroom.marked,
    }));
  };
}

/** One of them, with what is assigned to it. */
export type ReadClassroom = (
  identity: VerifiedIdentity,
  id: string,
) => Promise<Result<ClassroomBoard, ClassroomNotFound>>;

export function readClassroom({
  requireTeacher,
  presentAssignments,
  classrooms,
}: Pick<ClassroomPorts, 'requireTeacher' | 'presentAssignments' | 'classrooms'>): ReadClassroom {
  return async (identity, id) => {
    const { account } = await requireTeacher(identity);
    const kept = await classrooms.byId(id, account.id);
    if (kept === null) return err({ kind: 'classroom/not-found' });
    const assignments = await presentAssignments(await classrooms.assignments(id));
    return ok({ classroom: presentClassroom(kept, account.id), assignments });
  };
}
