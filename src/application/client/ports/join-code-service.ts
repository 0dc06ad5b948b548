import type { ReadOptions } from '#domain/cancellation.ts';
import type { JoinCodeRefused } from '#domain/join-codes/join-code-refusals.ts';
import type { JoinCode } from '#domain/join-codes/join-code.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** The codes by which students find the classrooms that the signed-in user teaches or runs (ROS-1). */
export interface JoinCodeService {
  /** The code of a classroom. Each look is recorded. */
  read(
    classroomId: string,
    options?: ReadOptions,
  ): Promise<Result<JoinCode, JoinCodeRefused<'read'> | ServiceFailure>>;
  /** Makes another one, which works from now on; the one before works no more. */
  renew(classroomId: string): Promise<Result<JoinCode, JoinCodeRefused<'renew'> | ServiceFailure>>;
  /** Lets nobody enter by it, or everybody again. */
  setPaused(
    classroomId: string,
    paused: boolean,
  ): Promise<Result<void, JoinCodeRefused<'setPaused'> | ServiceFailure>>;
  /** Closes the class for the rest of the school's day, which ends the logins of the day, or opens it again. */
  setClosed(
    classroomId: string,
    closed: boolean,
  ): Promise<Result<void, JoinCodeRefused<'setPaused'> | ServiceFailure>>;
}
