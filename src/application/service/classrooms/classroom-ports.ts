import type { Clock } from '../../ports/clock.ts';
import type { ActorSource } from '../ports/actor-source.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';
import type { Ids } from '../ports/ids.ts';
import type { LessonRepository } from '../ports/lesson-repository.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';
import type { Transaction } from '../ports/transaction.ts';

export type ClassroomPorts = {
  readonly actors: ActorSource;
  readonly classrooms: ClassroomRepository;
  readonly lessons: LessonRepository;
  readonly transaction: Transaction;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly ids: Ids;
};
