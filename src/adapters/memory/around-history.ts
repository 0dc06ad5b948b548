import type { StoredAuditEntry } from '#domain/audit/stored-audit-entry.ts';
import type { InMemoryAccountRepository } from './in-memory-account-repository.ts';
import type { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import type { InMemoryRosterStore } from './in-memory-roster-store.ts';
import type { InMemoryStudentDirectory } from './in-memory-student-directory.ts';
import type { InMemoryStudentLogins } from './in-memory-student-logins.ts';
import type { InMemoryStudentProgress } from './in-memory-student-progress.ts';

export type AroundHistory = {
  readonly accounts: Pick<InMemoryAccountRepository, 'byId'>;
  readonly classrooms: Pick<InMemoryClassroomRepository, 'assignments' | 'byId'>;
  readonly audited: () => readonly StoredAuditEntry[];
  readonly roster: Pick<InMemoryRosterStore, 'all' | 'allSets' | 'changes' | 'isCurrent' | 'rows' | 'setsOf'>;
  readonly directory: Pick<InMemoryStudentDirectory, 'listed'>;
  readonly logins: Pick<InMemoryStudentLogins, 'lastDayOf'>;
  readonly progress: Pick<InMemoryStudentProgress, 'marksOf'>;
};
