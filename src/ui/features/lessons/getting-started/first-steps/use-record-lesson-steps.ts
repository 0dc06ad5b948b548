import { useEffect } from 'react';
import { useStorage } from '../../../../app-context.tsx';
import { recordStep } from './first-steps-store.ts';

export function useRecordLessonSteps(): void {
  const storage = useStorage();
  useEffect(() => {
    const recordPrint = (): void => recordStep(storage, 'print');
    recordStep(storage, 'lesson');
    window.addEventListener('beforeprint', recordPrint);
    return () => window.removeEventListener('beforeprint', recordPrint);
  }, [storage]);
}
