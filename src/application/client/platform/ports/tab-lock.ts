export interface TabLock {
  /**
   * Runs the work while no other tab runs work with this name, and returns its result. The next tab can read what the work wrote to storage. If a tab hangs,
   * other tabs continue after a timeout.
   */
  exclusive<R>(name: string, work: () => Promise<R>): Promise<R>;
}
