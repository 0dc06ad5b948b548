import { messageMs } from '#domain/classrooms/class-work/class-messages.ts';
import { type LiveRoom, pausedUntil, showNow } from '#domain/classrooms/class-work/class-now.ts';
import type { LiveChanges } from '#domain/classrooms/class-work/live-class.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { permittedClassroom } from '../classrooms/classroom-of.ts';
import { dayOfClassroom } from '../classrooms/time-zone-of.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { ClassWorkPorts } from './class-work-ports.ts';
import { networkDigest } from './network-digest.ts';

/** The work of a class on this day, for its teachers. Students are identified only by id. */
export type WatchedClass = {
  readonly changesAfter: (seq: number) => Promise<LiveChanges>;
  /** Calls the listener after each change, and when changes may have been missed. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Follows the work of a classroom for a user who may read it (CLS-2). `network` is the network address of the call. */
export type WatchClass = (
  caller: Caller,
  classroomId: string,
  network: string,
) => Promise<Result<WatchedClass, { readonly kind: 'classroom/not-found' }>>;

export function watchClass(ports: ClassWorkPorts): WatchClass {
  const { classrooms, transaction, changes, clock, vault } = ports;

  const roomOf = async (
    { classLive }: Pick<Stores, 'classLive'>,
    { classroomId, day, network }: { classroomId: string; day: IsoDate; network: string },
  ): Promise<LiveRoom> => {
    const now = clock.now();
    const state = await classLive.ofClassroom(classroomId);
    const own = networkDigest(vault, { classroomId, day, network });
    // If a student has two pages, the connection that lasts longer is used.
    const connections = await classLive.connections(classroomId, now);
    const first = connections.filter(
      ({ studentId }, index) => connections[index - 1]?.studentId !== studentId,
    );
    return {
      pausedUntil: pausedUntil(state, now),
      show: showNow(state, now),
      closed: state.closedOn === day,
      connected: first.map(({ studentId, until, network: theirs }) => ({
        studentId,
        until,
        sameNetwork: theirs === own,
      })),
      unread: await classLive.unread(classroomId, now - messageMs),
    };
  };

  return async (caller, classroomId, network) => {
    const request = { id: classroomId, action: 'classroom.read', kinds: ['classroom/not-found'] } as const;
    const classroom = await permittedClassroom(classrooms, caller, request);
    if (!classroom.ok) return err({ kind: 'classroom/not-found' });
    const day = await dayOfClassroom(ports, classroom.value, caller);
    return ok({
      changesAfter: async (seq) => {
        const read = await transaction.read(({ classWork }) => classWork.changesAfter(classroomId, seq, day));
        const { roomSeq, ...changed } = read;
        const isNew = seq === 0 || roomSeq > seq;
        const classroom = isNew
          ? await transaction.run((stores) => roomOf(stores, { classroomId, day, network }))
          : null;
        return { ...changed, now: clock.now(), room: classroom };
      },
      subscribe: (listener) =>
        changes.subscribe('class-work', (id) => {
          if (id === null || id === classroomId) listener();
        }),
    });
  };
}
