import { useEffect } from 'react';
import { firstStepsStore } from './first-steps-store.ts';

const notePrint = (): void => firstStepsStore().note('print');

/** Notes for the first steps that a lesson was opened, and printed. */
export function useNoteLesson(): void {
  useEffect(() => {
    firstStepsStore().note('lesson');
    window.addEventListener('beforeprint', notePrint);
    return () => window.removeEventListener('beforeprint', notePrint);
  }, []);
}
