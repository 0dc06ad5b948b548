/** Takes back what was committed. */
export type Undo = () => void;

/** Takes several things back, the latest first. */
export const undoOf =
  (...undoSteps: readonly Undo[]): Undo =>
  () => {
    for (const undo of undoSteps.toReversed()) undo();
  };

/**
 * The calls that are being answered, so that what their transactions did can be taken back. Code without Node does not know
 * which call it runs for: where several run at once, nothing is.
 */
export class InMemoryCalls {
  readonly #running = new Map<symbol, Undo[]>();

  begin(call: symbol): void {
    if (!this.#running.has(call)) this.#running.set(call, []);
  }

  /** Notes how to take back what the running call did. */
  note(undo: Undo): void {
    const [only, ...others] = this.#running.values();
    if (others.length === 0) only?.push(undo);
  }

  end(call: symbol, how: 'commit' | 'undo'): void {
    const undoSteps = this.#running.get(call) ?? [];
    this.#running.delete(call);
    if (how === 'undo') undoOf(...undoSteps)();
  }
}
