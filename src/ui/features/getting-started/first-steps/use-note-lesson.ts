import { useEffect } from 'react';
import { useStorage } from '../../../app-context.tsx';
import { noteStep } from './first-steps-store.ts';

/** Notes for the first steps that a lesson was opened, and printed. */
export function useNoteLesson(): void {
  const storage = useStorage();
  useEffect(() => {
    const notePrint = (): void => noteStep(storage, 'print');
    noteStep(storage, 'lesson');
    window.addEventListener('beforeprint', notePrint);
    return () => window.removeEventListener('beforeprint', notePrint);
  }, [storage]);
}
