import type { JobHandlers } from '#application/service/ports/jobs.ts';

/** Holds commits of imports half-way on this machine, for whoever wants to see what stands then. */
export type JobBrake = {
  /** While it is held, a commit waits after each step; let go, it goes on. */
  readonly hold: (held: boolean) => void;
  /** The handlers, with the brake in them. */
  readonly brake: (handlers: JobHandlers) => JobHandlers;
};

/** A brake that is let go. */
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
