/** What happened: the page is looked at again (after another tab, or after the machine slept), or there is a network again. */
export type ResumeEvent = 'shown' | 'online';

/** The moments at which what waits for a timer is better looked at again: timers stand still while a machine sleeps. */
export interface ResumeEvents {
  /** Calls back at each such moment; returns a function that stops it. */
  watch(listener: (what: ResumeEvent) => void): () => void;
}
