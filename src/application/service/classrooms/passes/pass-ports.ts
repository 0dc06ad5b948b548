import type { Clock } from '../../../ports/clock.ts';
import type { ActorSource } from '../../identity/ports/actor-source.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { OrganizationRepository } from '../../organizations/ports/organization-repository.ts';
import type { RateLimiter } from '../../platform/ports/rate-limiter.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { SubstitutePasses } from '../ports/substitute-passes.ts';
import type { Transaction } from '../../ports/transaction.ts';

export type PassPorts = {
  readonly passes: SubstitutePasses;
  readonly classrooms: Pick<ClassroomRepository, 'assignments' | 'byId'>;
  readonly organizations: Pick<OrganizationRepository, 'byId'>;
  readonly actors: ActorSource;
  readonly transaction: Transaction;
  readonly secrets: Pick<Secrets, 'fingerprint' | 'linkKey' | 'recoveryCode'>;
  readonly limiter: RateLimiter;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
};
