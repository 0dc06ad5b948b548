import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { studentClassWords } from './messages/en/student-class.ts';

const words = studentClassWords.leave;

/**
 * Logs a student out. Saves first, then removes their data from the browser. Without internet, keeps unsaved changes for their next login on this browser, and
 * tells them so (C7, C13).
 */
export const Leaving = ({ onLeft, onStay }: { readonly onLeft: () => void; readonly onStay: () => void }) => {
  const { studentClass } = useApp();
  const [unsaved, setUnsaved] = useState<number | null>(null);
  const leave = useCallback(async (): Promise<void> => {
    await studentClass.leave();
    onLeft();
  }, [onLeft, studentClass]);
  const save = useCallback(async (): Promise<void> => {
    const left = await studentClass.settle();
    if (left === 0) await leave();
    else setUnsaved(left);
  }, [leave, studentClass]);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void save();
  }, [save]);
  const saveAgain = (): void => {
    setUnsaved(null);
    void save();
  };
  return (
    <ClassDialog title={unsaved === null ? words.saving : words.title} onEscape={onStay}>
      {unsaved === null ? null : (
        <>
          <p>{words.unsaved(unsaved)}</p>
          <div className="row">
            <Button variant="primary" size="lg" className="class-big" onClick={saveAgain}>
              {words.wait}
            </Button>
            <Button size="lg" className="class-big" onClick={() => void leave()}>
              {words.go}
            </Button>
          </div>
        </>
      )}
      <Button variant="quiet" className="class-big" onClick={onStay}>
        {words.stay}
      </Button>
    </ClassDialog>
  );
};
