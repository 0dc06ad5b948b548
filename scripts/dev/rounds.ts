/** Work that is done one round after another. */
export type Rounds = {
  /** Asks for one more round; whatever is asked for before it begins is the same round. */
  readonly again: () => void;
  /** Resolves when nothing is being done. */
  readonly settled: () => Promise<void>;
};

/** Does `work` when asked to, never twice at once. `work` must not throw. */
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
