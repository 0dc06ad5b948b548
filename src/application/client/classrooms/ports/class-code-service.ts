import type { ReadOptions } from '#domain/cancellation.ts';
import type { ClassCodeRefused } from '#domain/classrooms/class-codes/class-code-refusals.ts';
import type { ClassCode } from '#domain/classrooms/class-codes/class-code.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** Class codes of the classrooms that the signed-in user teaches or manages (ROS-1). */
export interface ClassCodeService {
  /** The class code of a classroom. Each read is logged. */
  read(
    classroomId: string,
    options?: ReadOptions,
  ): Promise<Result<ClassCode, ClassCodeRefused<'read'> | ServiceFailure>>;
  renew(classroomId: string): Promise<Result<ClassCode, ClassCodeRefused<'renew'> | ServiceFailure>>;
  setPaused(
    classroomId: string,
    paused: boolean,
  ): Promise<Result<void, ClassCodeRefused<'setPaused'> | ServiceFailure>>;
  /** Closes the class for the rest of the school day, which ends the day's logins, or opens it again. */
  setClosed(
    classroomId: string,
    closed: boolean,
  ): Promise<Result<void, ClassCodeRefused<'setPaused'> | ServiceFailure>>;
}
