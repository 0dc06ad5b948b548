import type { Cancellation } from '#domain/cancellation.ts';
import type { LiveRoom } from '#domain/classrooms/class-work/class-now.ts';
import { type LiveWork, withChanges } from '#domain/classrooms/class-work/live-class.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { ClassWorkService } from '../ports/class-work-service.ts';
import { followEvents, type FollowHealth, type FollowPace } from './follow-events.ts';

/** The work of a class. `ahead` is the service's clock minus this device's clock, in milliseconds. */
export type FollowedClass = {
  readonly work: readonly LiveWork[];
  /** The state of the students' pages; null before the first response. */
  readonly room: LiveRoom | null;
  readonly ahead: number;
  readonly health: FollowHealth;
  /** Time of the last message from the service, according to this device's clock. */
  readonly heardAt: number;
};

/** Follows the work of a class and calls `hear` after each change, until the call is canceled. */
export type FollowClass = (
  classroomId: string,
  options: { readonly hear: (followed: FollowedClass) => void; readonly signal: Cancellation },
) => Promise<void>;

/** A class stream sends a heartbeat every 2 s. */
const pace: FollowPace = { silentMs: 10_000, askEveryMs: 3_000 };

function followClass({
  service,
  clock,
}: {
  readonly service: ClassWorkService;
  readonly clock: Clock;
}): FollowClass {
  return async (classroomId, { hear, signal }) => {
    let state: FollowedClass = { work: [], room: null, ahead: 0, health: 'stale', heardAt: clock.now() };
    const source = {
      read: service.changes.bind(service, classroomId),
      stream: service.stream.bind(service, classroomId),
    };
    await followEvents(source, {
      clock,
      pace,
      signal,
      tell: (news) => {
        if (news.kind === 'gap') {
          state = { ...state, work: [] };
          return;
        }
        if (news.kind === 'stale') state = { ...state, health: 'stale' };
        else {
          const heardAt = clock.now();
          const [now, health] =
            news.kind === 'heard' ? [news.now, 'live' as const] : [news.changes.now, news.health];
          const work = news.kind === 'heard' ? state.work : withChanges(state.work, news.changes.work);
          const classroom = news.kind === 'heard' ? state.room : (news.changes.room ?? state.room);
          state = { ...state, work, room: classroom, health, heardAt, ahead: now - heardAt };
        }
        hear(state);
      },
    });
  };
}

/** The work of a class for its teachers' pages (CLS-2). */
export type ClassWorkApp = Pick<ClassWorkService, 'messages' | 'pause' | 'send' | 'show'> & {
  readonly follow: FollowClass;
};

export const createClassWorkApp = (ports: Parameters<typeof followClass>[0]): ClassWorkApp => ({
  follow: followClass(ports),
  messages: (...args) => ports.service.messages(...args),
  send: (...args) => ports.service.send(...args),
  pause: (...args) => ports.service.pause(...args),
  show: (...args) => ports.service.show(...args),
});
