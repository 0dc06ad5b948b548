import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JobAttempt, JobHandlers, Jobs, JobWorker } from '#application/service/platform/ports/jobs.ts';
import type { JobPolicy } from '#domain/platform/jobs/job.ts';
import { aGate } from '../../builders/a-gate.ts';

export type TestKinds = {
  readonly tally: {
    readonly input: { readonly numbers: readonly number[]; readonly by?: { readonly email: string } };
    readonly result: { readonly sum: number };
  };
  readonly chore: { readonly input: { readonly room?: string }; readonly result: null };
};

const policy: JobPolicy = {
  retries: 2,
  firstWaitSeconds: 60,
  maxWaitSeconds: 3_600,
  timeoutSeconds: 60,
  batch: 1,
  batchesAtOnce: 2,
  keepDays: 1,
  keepFailedDays: 30,
};

export const testPolicies: Readonly<Record<keyof TestKinds, JobPolicy>> = {
  tally: policy,
  chore: { ...policy, retries: 0, batch: 5 },
};

/** Empty queues of `TestKinds`, and access to what the port hides. */
export type JobsHarness = {
  readonly jobs: Jobs<TestKinds>;
  readonly inTransaction: <T>(work: (jobs: Jobs<TestKinds>) => Promise<T>) => Promise<T>;
  readonly start: (handlers: JobHandlers<TestKinds>) => Promise<JobWorker>;
  /** Makes all delayed retries due immediately. */
  readonly makeRetriesDue: () => Promise<void>;
  /** Returns the inputs of jobs that failed permanently. */
  readonly deadLetters: (kind: keyof TestKinds) => Promise<readonly unknown[]>;
  readonly close: () => Promise<void>;
};

export function jobsContract(name: string, makeHarness: () => Promise<JobsHarness>): void {
  describe(`Jobs: ${name}`, () => {
    let harness: JobsHarness;
    let jobs: Jobs<TestKinds>;
    let workers: JobWorker[] = [];
    beforeEach(async () => {
      harness = await makeHarness();
      jobs = harness.jobs;
    });
    afterEach(async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      workers = [];
      await harness.close();
    });

    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    const tally = vi.fn<JobHandlers<TestKinds>['tally']>();
    const chore = vi.fn<JobHandlers<TestKinds>['chore']>();
    beforeEach(() => {
      tally.mockReset().mockImplementation(async ({ numbers }) => ({ sum: sum(numbers) }));
      chore.mockReset().mockResolvedValue(null);
    });
    const start = async () => {
      const worker = await harness.start({ tally, chore });
      workers.push(worker);
      return worker;
    };
    const stateOf = async (id: string) => (await jobs.read(id, 'ada'))?.state;
    const becomes = (id: string, state: string) =>
      vi.waitFor(async () => expect(await stateOf(id)).toBe(state), 8_000);

    test('runs a job, and returns the result to its owner', async () => {
      const id = await jobs.enqueue('tally', { numbers: [1, 2, 3] }, 'ada');
      expect(await jobs.read(id, 'ada')).toMatchObject({ id, kind: 'tally', state: 'waiting', result: null });
      await start();
      await becomes(id, 'done');
      expect(await jobs.read(id, 'ada')).toMatchObject({ result: { sum: 6 }, progress: null });
      expect(tally).toHaveBeenCalledExactlyOnceWith({ numbers: [1, 2, 3] }, expect.objectContaining({ id }));
    });

    test('runs each kind by its own handler, and jobs without an owner, too', async () => {
      await start();
      await jobs.enqueue('chore', { room: 'attic' });
      await jobs.enqueue('tally', { numbers: [] });
      await vi.waitFor(() => expect(chore).toHaveBeenCalledWith({ room: 'attic' }, expect.anything()), 8_000);
      await vi.waitFor(() => expect(tally).toHaveBeenCalledTimes(1), 8_000);
    });

    test('[REL-6] [REL-9] runs jobs of a transaction once it has committed, and not otherwise', async () => {
      await start();
      const undone = harness.inTransaction(async (within) => {
        await within.enqueue('tally', { numbers: [1] }, 'ada');
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      const id = await harness.inTransaction(async (within) => {
        const enqueued = await within.enqueue('tally', { numbers: [2] }, 'ada');
        expect(await within.read(enqueued, 'ada')).toMatchObject({ state: 'waiting' });
        return enqueued;
      });
      await becomes(id, 'done');
      expect(tally.mock.calls.map(([input]) => input)).toEqual([{ numbers: [2] }]);
    });

    test('[UI-5] [REL-9] shows its owner the progress of a job', async () => {
      const gate = aGate();
      const progress = { done: 1, total: 3, step: 'adding' };
      tally.mockImplementation(async (_input, attempt) => {
        expect(await attempt.report({ ...progress, done: 0 })).toBe(true);
        expect(await attempt.report(progress)).toBe(true);
        await gate.opened;
        return { sum: 0 };
      });
      const id = await jobs.enqueue('tally', { numbers: [] }, 'ada');
      await start();
      await vi.waitFor(
        async () => expect(await jobs.read(id, 'ada')).toMatchObject({ state: 'running', progress }),
        8_000,
      );
      gate.open();
      await becomes(id, 'done');
    });

    test('[ORG-3] shows and cancels a job for its owner only', async () => {
      const ownId = await jobs.enqueue('tally', { numbers: [] }, 'ada');
      const nobodysId = await jobs.enqueue('tally', { numbers: [] });
      const none = '018f0000-0000-7000-8000-000000000000';
      for (const id of [nobodysId, none, 'no id at all', '']) {
        expect(await jobs.read(id, 'ada')).toBeNull();
        expect(await jobs.cancel(id, 'ada')).toBeNull();
      }
      expect(await jobs.read(ownId, 'grace')).toBeNull();
      expect(await jobs.cancel(ownId, 'grace')).toBeNull();
      expect(await stateOf(ownId)).toBe('waiting');
    });

    test('[REL-9] never runs a job that was canceled before it started', async () => {
      const id = await jobs.enqueue('tally', { numbers: [1] }, 'ada');
      expect(await jobs.cancel(id, 'ada')).toMatchObject({ state: 'canceled', result: null });
      await start();
      await becomes(await jobs.enqueue('tally', { numbers: [2] }, 'ada'), 'done');
      expect(tally).toHaveBeenCalledTimes(1);
      expect(await stateOf(id)).toBe('canceled');
    });

    test('notifies a running job of its cancellation, and ignores its result', async () => {
      const [begun, canceled] = [aGate(), aGate()];
      const received: boolean[] = [];
      tally.mockImplementation(async (_input, attempt: JobAttempt) => {
        begun.open();
        await canceled.opened;
        received.push(await attempt.report({ done: 1, total: null, step: null }));
        return { sum: 1 };
      });
      const id = await jobs.enqueue('tally', { numbers: [] }, 'ada');
      const worker = await start();
      await begun.opened;
      expect(await jobs.cancel(id, 'ada')).toMatchObject({ state: 'canceled' });
      canceled.open();
      await worker.stop();
      expect(received).toEqual([false]);
      expect(await jobs.read(id, 'ada')).toMatchObject({ state: 'canceled', progress: null, result: null });
    });

    test('does not change an ended job when it is canceled', async () => {
      const id = await jobs.enqueue('tally', { numbers: [4] }, 'ada');
      await start();
      await becomes(id, 'done');
      expect(await jobs.cancel(id, 'ada')).toMatchObject({ state: 'done', result: { sum: 4 } });
    });

    test('[REL-6] [REL-9] retries a failed job, and not before its backoff is over', async () => {
      tally.mockRejectedValueOnce(new Error('unavailable'));
      const id = await jobs.enqueue('tally', { numbers: [5] }, 'ada');
      await start();
      await vi.waitFor(() => expect(tally).toHaveBeenCalledTimes(1), 8_000);
      await becomes(id, 'waiting');
      await becomes(await jobs.enqueue('tally', { numbers: [] }, 'ada'), 'done');
      expect(tally).toHaveBeenCalledTimes(2);
      await harness.makeRetriesDue();
      await becomes(id, 'done');
      expect(await jobs.read(id, 'ada')).toMatchObject({ result: { sum: 5 } });
    });

    test('[REL-6] [REL-9] stores a job that failed its last attempt as a dead letter', async () => {
      tally.mockRejectedValue(new Error('unavailable'));
      const id = await jobs.enqueue('tally', { numbers: [6] }, 'ada');
      await start();
      for (let attempts = 1; attempts <= 3; attempts += 1) {
        await vi.waitFor(() => expect(tally).toHaveBeenCalledTimes(attempts), 8_000);
        await becomes(id, attempts === 3 ? 'failed' : 'waiting');
        await harness.makeRetriesDue();
      }
      expect(await harness.deadLetters('tally')).toEqual([{ numbers: [6] }]);
      expect(await jobs.read(id, 'ada')).toMatchObject({ state: 'failed', result: null });
    });

    test('a failing job does not delay the others', async () => {
      chore.mockImplementation(async ({ room }) => {
        if (room === 'cellar') throw new Error('locked');
        return null;
      });
      const rooms = ['attic', 'cellar', 'hall'];
      const ids = await harness.inTransaction(async (within) => {
        const enqueued: string[] = [];
        for (const room of rooms) enqueued.push(await within.enqueue('chore', { room }, 'ada'));
        return enqueued;
      });
      await start();
      await vi.waitFor(async () => {
        expect(await Promise.all(ids.map(stateOf))).toEqual(['done', 'failed', 'done']);
      }, 8_000);
    });

    test('[AUT-17] deletes the jobs of an account, and those that contain a value, including dead letters', async () => {
      const by = { email: 'ada@lovelace.test' };
      chore.mockRejectedValue(new Error('unavailable'));
      const worker = await start();
      const failed = await jobs.enqueue('chore', { room: by.email }, 'grace');
      await vi.waitFor(async () => expect((await jobs.read(failed, 'grace'))?.state).toBe('failed'), 8_000);
      await worker.stop();
      const owned = await jobs.enqueue('tally', { numbers: [] }, 'ada');
      const naming = await jobs.enqueue('tally', { numbers: [], by }, 'grace');
      const other = await jobs.enqueue('tally', { numbers: [], by: { email: 'other@x.test' } }, 'grace');
      await harness.inTransaction(async (within) => {
        await within.forget('ada');
        await within.forget(by.email);
      });
      expect(await jobs.read(owned, 'ada')).toBeNull();
      expect(await jobs.read(naming, 'grace')).toBeNull();
      expect(await jobs.read(failed, 'grace')).toBeNull();
      expect(await jobs.read(other, 'grace')).not.toBeNull();
      expect(await harness.deadLetters('chore')).toEqual([]);
    });

    test('[REL-6] runs each job once with several workers', async () => {
      await start();
      await start();
      const ids = await Promise.all(
        Array.from({ length: 10 }, (_, index) => jobs.enqueue('tally', { numbers: [index] }, 'ada')),
      );
      await vi.waitFor(
        async () => expect(new Set(await Promise.all(ids.map(stateOf)))).toEqual(new Set(['done'])),
        8_000,
      );
      expect(tally).toHaveBeenCalledTimes(10);
    });

    test('stopping waits for the current attempt, and starts no other', async () => {
      const gate = aGate();
      tally.mockImplementation(async () => {
        await gate.opened;
        return { sum: 7 };
      });
      const id = await jobs.enqueue('tally', { numbers: [7] }, 'ada');
      const worker = await start();
      await vi.waitFor(() => expect(tally).toHaveBeenCalledTimes(1), 8_000);
      const stopped = worker.stop();
      gate.open();
      await stopped;
      await becomes(id, 'done');
      const later = await jobs.enqueue('tally', { numbers: [8] }, 'ada');
      expect(await stateOf(later)).toBe('waiting');
    });
  });
}
