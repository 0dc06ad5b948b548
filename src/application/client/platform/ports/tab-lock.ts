export interface TabLock {
  /**
   * Runs the work while no other tab runs work of this name, and returns its result. The next tab sees what the work wrote to storage. If a
   * tab hangs, others continue after a timeout.
   */
  exclusive<R>(name: string, work: () => Promise<R>): Promise<R>;
}
