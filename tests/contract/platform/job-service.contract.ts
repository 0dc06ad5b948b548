import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JobService } from '#application/client/platform/ports/job-service.ts';

export type JobServiceHarness = {
  readonly jobs: JobService;
  readonly enqueue: (owner: 'ada' | 'other') => Promise<string>;
  readonly work: () => Promise<void>;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

export function jobServiceContract(name: string, makeHarness: () => Promise<JobServiceHarness>): void {
  describe(`JobService: ${name}`, () => {
    let harness: JobServiceHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.close());

    test('[UI-5] reads a job, waiting and done', async () => {
      const id = await harness.enqueue('ada');
      expect(await harness.jobs.read(id)).toMatchObject({
        ok: true,
        value: { id, kind: 'mail', state: 'waiting', progress: null },
      });
      await harness.work();
      expect(await harness.jobs.read(id)).toMatchObject({ ok: true, value: { state: 'done', result: null } });
    });

    test('[UI-5] cancels a job, which then never finishes', async () => {
      const id = await harness.enqueue('ada');
      expect(await harness.jobs.cancel(id)).toMatchObject({ ok: true, value: { state: 'canceled' } });
      await harness.work();
      expect(await harness.jobs.read(id)).toMatchObject({ ok: true, value: { state: 'canceled' } });
    });

    test("[ORG-3] another user's job is not found", async () => {
      const id = await harness.enqueue('other');
      expect(await harness.jobs.read(id)).toEqual({ ok: true, value: null });
      expect(await harness.jobs.cancel(id)).toEqual({ ok: true, value: null });
    });

    test('[UI-6] reports an unreachable service', async () => {
      const id = await harness.enqueue('ada');
      harness.disconnect();
      const away = { ok: false, error: { kind: 'service/unreachable' } };
      expect(await harness.jobs.read(id)).toEqual(away);
      expect(await harness.jobs.cancel(id)).toEqual(away);
    });
  });
}
