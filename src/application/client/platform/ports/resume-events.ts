/** The page became visible (after another tab was visible, or after sleep), or the network is back. */
export type ResumeEvent = 'shown' | 'online';

/** Events after which timers should be checked again, because timers stop while a machine sleeps. */
export interface ResumeEvents {
  watch(listener: (what: ResumeEvent) => void): () => void;
}
