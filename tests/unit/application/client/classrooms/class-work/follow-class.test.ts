import { expect, test } from 'vitest';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import {
  createClassWorkApp,
  type FollowedClass,
} from '#application/client/classrooms/class-work/class-work-app.ts';
import type { ClassWorkService } from '#application/client/classrooms/ports/class-work-service.ts';
import type { StreamEvent as EventOf } from '#application/client/platform/ports/event-stream.ts';
import type { LiveChanges, LiveWork } from '#domain/classrooms/class-work/live-class.ts';
import { err, ok } from '#domain/result.ts';
import { startOfTests } from '../../../../../builders/time.ts';

type StreamEvent = EventOf<LiveChanges>;

const work = (seq: number, runs = seq): LiveWork => ({
  studentId: 'ann',
  lessonSlug: 'harbor-light',
  activityId: 'build',
  openedAt: startOfTests,
  changedAt: startOfTests,
  reorders: 0,
  sameBlocksSince: startOfTests,
  runs,
  earned: [],
  goals: 0,
  seq,
  mark: null,
  program: null,
});

const refused = async () => err({ kind: 'service/unreachable' } as const);
/** Methods that the code under test must not call. */
const unused = { messages: refused, send: refused, pause: refused, show: refused };

type OpenStream = {
  readonly after: number;
  readonly hear: (event: StreamEvent) => void;
  /** Ends the stream, as the service does. */
  readonly end: () => void;
};

function following({ refusesStreams = false, isAway = false } = {}) {
  const clock = new ManualClock(startOfTests);
  const leaving = new AbortController();
  const streams: OpenStream[] = [];
  const asked: number[] = [];
  const received: FollowedClass[] = [];
  const service: Pick<ClassWorkService, 'changes' | 'stream'> = {
    changes: async (_, after) => {
      asked.push(after);
      if (isAway) return err({ kind: 'service/unreachable' });
      return ok({ seq: 9, now: clock.now(), work: after < 9 ? [work(9)] : [], room: null });
    },
    stream: (_, after, { hear, signal }) =>
      new Promise((resolve) => {
        const end = () => resolve(ok(undefined));
        if (refusesStreams) return resolve(err({ kind: 'service/unreachable' }));
        signal.addEventListener('abort', end);
        streams.push({ after, hear, end });
      }),
  };
  const app = createClassWorkApp({ service: { ...unused, ...service }, clock });
  const ended = app.follow('room', { hear: (followed) => received.push(followed), signal: leaving.signal });
  const changes = (seq: number, ...changed: readonly LiveWork[]): StreamEvent => ({
    kind: 'changes',
    changes: { seq, now: clock.now() + 3_600_000, work: changed, room: null },
  });
  return {
    clock,
    streams,
    asked,
    told: received,
    changes,
    leave: () => leaving.abort(),
    ended,
    last: () => received.at(-1),
  };
}

test('[CLS-3] changes arrive once, in order, and a stream continues after the last one', async () => {
  const { streams, changes, last, clock } = following();
  streams[0]?.hear(changes(2, work(1), work(2)));
  streams[0]?.hear(changes(2, work(1)));
  expect(last()).toMatchObject({ health: 'live', work: [{ seq: 2 }] });
  streams[0]?.end();
  await clock.advance(500);
  expect(streams.map(({ after }) => after)).toEqual([0, 2]);
});

test("[CLS-3] a device with a wrong clock knows the service's time", () => {
  const { streams, changes, last } = following();
  streams[0]?.hear(changes(1, work(1)));
  expect(last()?.ahead).toBe(3_600_000);
});

test('[C17] a stream that is silent for ten seconds has failed, and after three failures the page polls', async () => {
  const { streams, asked, last, clock } = following();
  await clock.advance(10_000);
  expect(last()?.health).toBe('stale');
  await clock.advance(1_000 + 10_000 + 2_000 + 10_000 + 4_000);
  expect(streams).toHaveLength(3);
  expect(asked).toEqual([0]);
  expect(last()).toMatchObject({ health: 'asking', work: [{ seq: 9 }] });
  await clock.advance(3_000);
  expect(asked).toEqual([0, 9]);
});

test('[C18] one loop polls, and retries a stream after a minute', async () => {
  const { streams, asked, clock } = following();
  await clock.advance(37_000);
  await clock.advance(57_000);
  expect(asked).toHaveLength(20);
  await clock.advance(3_000);
  expect(streams).toHaveLength(4);
  expect(asked).toHaveLength(20);
  await clock.advance(10_000 + 8_000);
  expect(asked).toHaveLength(21);
});

test('[CLS-3] a heartbeat keeps a stream open, and while the service is down the class is out of date', async () => {
  const { streams, last, clock, changes } = following();
  streams[0]?.hear(changes(1, work(1)));
  for (let at = 0; at < 6; at += 1) {
    await clock.advance(5_000);
    streams[0]?.hear({ kind: 'beat', now: clock.now() });
  }
  expect(streams).toHaveLength(1);
  expect(last()).toMatchObject({ health: 'live', heardAt: clock.now() });
  const away = following({ refusesStreams: true, isAway: true });
  await away.clock.advance(20_000);
  expect(away.last()?.health).toBe('stale');
});

test('[CLS-3] data that a service lost is read again', () => {
  const { streams, changes, last } = following();
  streams[0]?.hear(changes(8, work(8)));
  streams[0]?.hear(changes(1, work(1)));
  expect(last()?.work).toMatchObject([{ seq: 1 }]);
});

test('[CLS-3] a page that the user left gets no more events, and its loop ends', async () => {
  const { streams, told, leave, ended, changes, clock } = following();
  leave();
  streams[0]?.hear(changes(1, work(1)));
  await clock.advance(60_000);
  await ended;
  expect(told).toEqual([]);
  expect(streams).toHaveLength(1);
});

test('[C18] if streams are refused, the page polls between two attempts', async () => {
  const { asked, last, clock } = following({ refusesStreams: true });
  await clock.advance(1_000 + 2_000 + 4_000);
  expect(asked).toEqual([0]);
  expect(last()?.health).toBe('asking');
  await clock.advance(3_000 + 8_000);
  expect(asked).toEqual([0, 9]);
});

test('[C18] after an unreadable event, the page reads everything', async () => {
  const { streams, changes, last, clock } = following();
  streams[0]?.hear(changes(2, work(1), work(2)));
  streams[0]?.hear({ kind: 'gap' });
  streams[0]?.hear(changes(3, work(3)));
  await clock.advance(1_000);
  expect(streams.map(({ after }) => after)).toEqual([0, 0]);
  streams[1]?.hear(changes(4, work(4)));
  expect(last()).toMatchObject({ health: 'live', work: [{ seq: 4 }] });
});
