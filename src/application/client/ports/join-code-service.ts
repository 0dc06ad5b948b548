import type { ReadOptions } from '#domain/cancellation.ts';
import type { JoinCodeRefused } from '#domain/join-codes/join-code-refusals.ts';
import type { JoinCode } from '#domain/join-codes/join-code.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** Class codes of the classrooms that the signed-in user teaches or runs (ROS-1). */
export interface JoinCodeService {
  /** The class code of a classroom. Each read is logged. */
  read(
    classroomId: string,
    options?: ReadOptions,
  ): Promise<Result<JoinCode, JoinCodeRefused<'read'> | ServiceFailure>>;
  renew(classroomId: string): Promise<Result<JoinCode, JoinCodeRefused<'renew'> | ServiceFailure>>;
  setPaused(
    classroomId: string,
    paused: boolean,
  ): Promise<Result<void, JoinCodeRefused<'setPaused'> | ServiceFailure>>;
  /** Closes the class for the rest of the school day, which ends the day's logins, or opens it again. */
  setClosed(
    classroomId: string,
    closed: boolean,
  ): Promise<Result<void, JoinCodeRefused<'setPaused'> | ServiceFailure>>;
}
