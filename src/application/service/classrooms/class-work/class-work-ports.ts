import type { StudentEntryPorts } from '../student-entry/student-entry-ports.ts';
import type { Changes } from '../../platform/ports/changes.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { Vault } from '../../platform/ports/vault.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';

export type ClassWorkPorts = Pick<
  StudentEntryPorts,
  'clock' | 'lessons' | 'organizations' | 'secrets' | 'transaction'
> & {
  readonly ids: Ids;
  readonly vault: Pick<Vault, 'digest'>;
  readonly classrooms: Pick<ClassroomRepository, 'assignment' | 'assignments' | 'byId'>;
  readonly changes: Changes;
};
