import type { ReadOptions } from '#domain/cancellation.ts';
import type { LiveChanges } from '#domain/classrooms/class-work/live-class.ts';
import type { ActivityMessages, MessageChoice } from '#domain/classrooms/class-work/class-messages.ts';
import type { ShownPlace } from '#domain/classrooms/class-work/class-now.ts';
import type { WorkRefusal } from '#domain/classrooms/class-work/work-refusals.ts';
import type { Result } from '#domain/result.ts';
import type { StreamOptions } from '../../platform/ports/event-stream.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

type LiveFailure = ServiceFailure | WorkRefusal<'live'>;

/** A message from the fixed list to one student, or to all students if `studentId` is null. */
export type LeadMessage = MessageChoice & { readonly studentId: string | null };

/** The work of the students of a classroom, for its teachers (CLS-2). */
export interface ClassWorkService {
  changes(
    classroomId: string,
    after: number,
    options?: ReadOptions,
  ): Promise<Result<LiveChanges, LiveFailure>>;
  /** Calls `hear` with each event after a sequence number, until the service ends the stream or the call is canceled. */
  stream(
    classroomId: string,
    after: number,
    options: StreamOptions<LiveChanges>,
  ): Promise<Result<void, LiveFailure>>;
  /** Returns the messages of each activity of the open lessons of a classroom. */
  messages(
    classroomId: string,
    options?: ReadOptions,
  ): Promise<Result<readonly ActivityMessages[], WorkRefusal<'lead'> | ServiceFailure>>;
  send(
    classroomId: string,
    message: LeadMessage,
  ): Promise<Result<void, WorkRefusal<'send'> | ServiceFailure>>;
  pause(classroomId: string, paused: boolean): Promise<Result<void, WorkRefusal<'lead'> | ServiceFailure>>;
  /** Asks a student for permission to show their program to the class; if `place` is null, ends the request or the show. */
  show(
    classroomId: string,
    place: ShownPlace | null,
  ): Promise<Result<void, WorkRefusal<'show'> | ServiceFailure>>;
}
