/** Never runs `write` twice at the same time. Calls during a run share the next run, which starts after it. If that run fails, all of these calls fail. */
export function writeInTurn(write: () => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    if (next !== null) return next;
    const run = last.then(() => {
      next = null;
      return write();
    });
    next = run;
    last = run.catch(() => undefined);
    return run;
  };
}
