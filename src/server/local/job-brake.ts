import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import type { JobHandlers } from '#application/service/platform/ports/jobs.ts';

/** Pauses commits of imports on this machine, to inspect their intermediate state. */
export type JobBrake = {
  /** If true, a commit waits after each step. False resumes it. */
  readonly hold: (held: boolean) => void;
  readonly brake: (handlers: JobHandlers<JobKinds>) => JobHandlers<JobKinds>;
};

export function createJobBrake(): JobBrake {
  let letGo: (() => void) | null = null;
  let going: Promise<void> = Promise.resolve();
  return {
    hold: (held) => {
      if (held === (letGo !== null)) return;
      letGo?.();
      letGo = null;
      if (held)
        going = new Promise((resolve) => {
          letGo = resolve;
        });
    },
    brake: (handlers) => ({
      ...handlers,
      'commit-import': (input, { id, report }) =>
        handlers['commit-import'](input, {
          id,
          report: async (progress) => {
            await going;
            return report(progress);
          },
        }),
    }),
  };
}
