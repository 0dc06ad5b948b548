import type { Clock } from '../../../ports/clock.ts';
import type { ActorSource } from '../../identity/ports/actor-source.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { LessonRepository } from '../../lessons/ports/lesson-repository.ts';
import type { RateLimiter } from '../../platform/ports/rate-limiter.ts';
import type { Transaction } from '../../ports/transaction.ts';

export type ClassroomPorts = {
  readonly actors: ActorSource;
  readonly classrooms: ClassroomRepository;
  readonly lessons: LessonRepository;
  readonly transaction: Transaction;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly ids: Ids;
};
