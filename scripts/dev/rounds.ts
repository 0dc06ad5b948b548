export type Rounds = {
  readonly again: () => void;
  readonly settled: () => Promise<void>;
};

/** Runs `work` on request, one run at a time. `work` must not throw. */
export function rounds(work: () => Promise<void>): Rounds {
  let last: Promise<void> = Promise.resolve();
  let wanted = false;
  const settled = async (): Promise<void> => {
    const seen = last;
    await seen;
    if (seen !== last) await settled();
  };
  return {
    settled,
    again: () => {
      if (wanted) return;
      wanted = true;
      last = last.then(() => {
        wanted = false;
        return work();
      });
    },
  };
}
