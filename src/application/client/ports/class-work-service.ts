import type { ReadOptions } from '#domain/cancellation.ts';
import type { LiveChanges } from '#domain/class-work/live-class.ts';
import type { workRefusals } from '#domain/class-work/work-refusals.ts';
import type { Result } from '#domain/result.ts';
import type { StreamOptions } from './event-stream.ts';
import type { ServiceFailure } from './service-failure.ts';

type LiveFailure = ServiceFailure | { readonly kind: (typeof workRefusals)['live'][number] };

/** The work of the students of a classroom, for its teachers (CLS-2). */
export interface ClassWorkService {
  /** The changes after a number; all changes after 0. */
  changes(
    classroomId: string,
    after: number,
    options?: ReadOptions,
  ): Promise<Result<LiveChanges, LiveFailure>>;
  /** Calls `hear` with each event after a number, until the service ends the stream or it is canceled. */
  stream(
    classroomId: string,
    after: number,
    options: StreamOptions<LiveChanges>,
  ): Promise<Result<void, LiveFailure>>;
}
