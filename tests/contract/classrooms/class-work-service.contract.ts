import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClassWorkService } from '#application/client/classrooms/ports/class-work-service.ts';
import type { StreamEvent as EventOf } from '#application/client/platform/ports/event-stream.ts';
import { newCancellation } from '#domain/cancellation.ts';
import type { LiveChanges } from '#domain/classrooms/class-work/live-class.ts';

type StreamEvent = EventOf<LiveChanges>;

export type ClassWorkServiceHarness = {
  readonly work: ClassWorkService;
  readonly classroomId: string;
  readonly run: () => Promise<void>;
  readonly wait: () => Promise<void>;
  readonly as: (person: 'ada' | 'bo' | null) => void;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const numbersOf = (events: readonly StreamEvent[]): readonly number[] =>
  events.flatMap((event) => (event.kind === 'changes' ? event.changes.seq : []));

export function classWorkServiceContract(
  name: string,
  makeHarness: () => Promise<ClassWorkServiceHarness>,
): void {
  describe(`ClassWorkService: ${name}`, () => {
    let harness: ClassWorkServiceHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('[CLS-2] returns the changes after a number', async () => {
      const { work, classroomId, run } = harness;
      expect(await work.changes(classroomId, 0)).toMatchObject({
        ok: true,
        value: { seq: 1, work: [{ activityId: 'build', runs: 0 }] },
      });
      await run();
      expect(await work.changes(classroomId, 1)).toMatchObject({ value: { seq: 2, work: [{ runs: 1 }] } });
      expect(await work.changes(classroomId, 2)).toMatchObject({ value: { seq: 2, work: [] } });
    });

    test('[CLS-3] streams the state, and each change, until it is canceled', async () => {
      const { work, classroomId, run, wait } = harness;
      const events: StreamEvent[] = [];
      const leaving = newCancellation();
      const ended = work.stream(classroomId, 0, { hear: (event) => events.push(event), signal: leaving });
      const until = (numbers: readonly number[]) =>
        vi.waitFor(async () => {
          await wait();
          expect(numbersOf(events)).toEqual(numbers);
        }, 10_000);
      await until([1]);
      await run();
      await until([1, 2]);
      leaving.cancel();
      await ended;
      await run();
      await wait();
      expect(numbersOf(events)).toEqual([1, 2]);
    });

    test('[CLS-2] controls the class: messages, pause, and a shown program', async () => {
      const { work, classroomId } = harness;
      const done = { ok: true, value: undefined };
      expect(await work.messages(classroomId)).toMatchObject({
        ok: true,
        value: [{ activityId: 'build', hints: [expect.any(String), expect.any(String)] }],
      });
      const message = { studentId: null, kind: 'well-done', step: null, hint: null } as const;
      expect(await work.send(classroomId, message)).toEqual(done);
      expect(await work.send(classroomId, { ...message, step: 1 })).toEqual({
        ok: false,
        error: { kind: 'class/no-such-message' },
      });
      const hint = { lessonSlug: 'load-the-barge', activityId: 'build', number: 1 };
      const ofLesson = { studentId: null, kind: 'lesson-hint', step: null, hint } as const;
      expect(await work.send(classroomId, ofLesson)).toEqual(done);
      expect(await work.send(classroomId, { ...ofLesson, hint: { ...hint, number: 3 } })).toEqual({
        ok: false,
        error: { kind: 'class/no-such-message' },
      });
      expect(await work.pause(classroomId, true)).toEqual(done);
      const place = { studentId: 'nobody', lessonSlug: 'load-the-barge', activityId: 'build' };
      expect(await work.show(classroomId, place)).toEqual({
        ok: false,
        error: { kind: 'student/not-found' },
      });
      expect(await work.show(classroomId, null)).toEqual(done);
      const changed = await work.changes(classroomId, 1);
      expect(changed).toMatchObject({ value: { room: { pausedUntil: expect.any(Number), show: null } } });
      expect(changed.ok && changed.value.room?.unread).toHaveLength(1);
    });

    test('[CLS-6] is available only to the teachers of the class', async () => {
      const { work, classroomId, as } = harness;
      as('bo');
      const refused = { ok: false, error: { kind: 'classroom/not-found' } };
      expect(await work.changes(classroomId, 0)).toEqual(refused);
      expect(await work.pause(classroomId, true)).toEqual(refused);
      expect(await work.messages(classroomId)).toEqual(refused);
      expect(await work.stream(classroomId, 0, { hear: () => undefined, signal: newCancellation() })).toEqual(
        refused,
      );
    });

    test('[CLS-3] reports an unreachable service', async () => {
      const { work, classroomId, disconnect } = harness;
      disconnect();
      const away = { ok: false, error: { kind: 'service/unreachable' } };
      expect(await work.changes(classroomId, 0)).toEqual(away);
      expect(await work.stream(classroomId, 0, { hear: () => undefined, signal: newCancellation() })).toEqual(
        away,
      );
    });
  });
}
