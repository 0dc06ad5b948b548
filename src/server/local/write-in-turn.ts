/**
 * Lets one run of `write` follow the other. Who asks while one runs waits for the next, which begins after they asked and
 * is one for all of them; a run that fails, fails those who waited for it.
 */
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
