import type { StudentEntryPorts } from '../student-entry/student-entry-ports.ts';
import type { Changes } from '../ports/changes.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';

/** The ports of the use cases for students' work. */
export type ClassWorkPorts = Pick<StudentEntryPorts, 'clock' | 'organizations' | 'transaction'> & {
  readonly classrooms: Pick<ClassroomRepository, 'assignment' | 'assignments' | 'byId'>;
  readonly changes: Changes;
};
