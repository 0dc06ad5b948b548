import type { Clock } from '../../../ports/clock.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';
import type { LessonRepository } from '../../lessons/ports/lesson-repository.ts';
import type { OrganizationRepository } from '../../organizations/ports/organization-repository.ts';
import type { RateLimiter } from '../../platform/ports/rate-limiter.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { Transaction } from '../../ports/transaction.ts';
import type { Vault } from '../../platform/ports/vault.ts';

export type StudentEntryPorts = {
  readonly classrooms: Pick<ClassroomRepository, 'assignment' | 'assignments' | 'byId'>;
  readonly lessons: Pick<LessonRepository, 'byVersion'>;
  readonly organizations: Pick<OrganizationRepository, 'byId'>;
  readonly transaction: Transaction;
  readonly vault: Pick<Vault, 'digests'>;
  readonly secrets: Pick<Secrets, 'fingerprint' | 'linkKey'>;
  readonly limiter: RateLimiter;
  readonly clock: Pick<Clock, 'now'>;
};
