export type Undo = () => void;

/**
 * The calls in progress, so that the effects of their transactions can be reverted. Without Node's `AsyncLocalStorage`, code cannot tell which call it belongs
 * to. Therefore nothing is reverted if several calls run at the same time.
 */
export class InMemoryCalls {
  readonly #running = new Map<symbol, Undo[]>();

  begin(call: symbol): void {
    if (!this.#running.has(call)) this.#running.set(call, []);
  }

  note(undo: Undo): void {
    const [only, ...others] = this.#running.values();
    if (others.length === 0) only?.push(undo);
  }

  end(call: symbol, how: 'commit' | 'undo'): void {
    const undoSteps = this.#running.get(call) ?? [];
    this.#running.delete(call);
    if (how === 'undo') for (const undo of undoSteps.toReversed()) undo();
  }
}
