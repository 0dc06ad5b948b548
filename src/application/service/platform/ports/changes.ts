/** Records whose changes are announced: an account, all published lessons, the work of a classroom, the state of its students' pages. */
export type ChangeTopic = 'account' | 'class-now' | 'class-work' | 'lessons';

/** Called with the id of a changed record; null if any may have changed. */
export type ChangeListener = (id: string | null) => void;

/**
 * Announces committed changes of any process to all processes, after the commit. A lost connection loses announcements: a copy that must
 * never be stale is checked against the record at each use.
 */
export interface Changes {
  /**
   * Calls the listener for each committed change of this topic, and with null when announcements may have been missed. Returns the
   * unsubscribe function.
   */
  subscribe(topic: ChangeTopic, listener: ChangeListener): () => void;
}
