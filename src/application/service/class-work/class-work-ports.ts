import type { StudentEntryPorts } from '../student-entry/student-entry-ports.ts';
import type { Changes } from '../ports/changes.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';

/** What the use cases of students' work depend on. */
export type ClassWorkPorts = Pick<StudentEntryPorts, 'clock' | 'organizations' | 'transaction'> & {
  readonly classrooms: Pick<ClassroomRepository, 'assignment' | 'assignments' | 'byId'>;
  readonly changes: Changes;
};
