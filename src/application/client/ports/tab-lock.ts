/** Lets one tab of this browser at a time do something. */
export interface TabLock {
  /**
   * Does the work while no other tab does work of this name, and answers with what came of it. What a tab wrote to storage
   * during its work is seen by the next one. A tab that hangs does not hang the others: after a while they work beside it.
   */
  exclusive<R>(name: string, work: () => Promise<R>): Promise<R>;
}
