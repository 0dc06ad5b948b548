/** Topics of change announcements: an account, all published lessons, the work of a classroom, or the state of its students' pages. */
export type ChangeTopic = 'account' | 'class-now' | 'class-work' | 'lessons';

/** Called with the id of a changed record; null if any record may have changed. */
export type ChangeListener = (id: string | null) => void;

/**
 * Announces committed changes of any process to all processes, after the commit. If a connection is lost, announcements are lost, so a copy that must never be
 * stale is compared with the record at each use.
 */
export interface Changes {
  /**
   * Calls the listener for each committed change of this topic, and with null when announcements may have been missed. Returns the
   * unsubscribe function.
   */
  subscribe(topic: ChangeTopic, listener: ChangeListener): () => void;
}
