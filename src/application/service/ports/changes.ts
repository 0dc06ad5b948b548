/** Records whose changes are announced: one account, the published lessons as a whole, the work of one classroom, what its students' pages show. */
export type ChangeTopic = 'account' | 'class-now' | 'class-work' | 'lessons';

/** Is told which record of a topic changed, by its id; null where any of them may have. */
export type ChangeListener = (id: string | null) => void;

/**
 * Announces what was committed, by whichever process, to all processes. An announcement comes after its commit, and while
 * the connection is lost none does: a copy that must never be stale is compared with the record at each use.
 */
export interface Changes {
  /**
   * Calls the listener for every committed change of this topic from now on, and with null whenever announcements may have
   * been missed. Answers how to stop.
   */
  subscribe(topic: ChangeTopic, listener: ChangeListener): () => void;
}
