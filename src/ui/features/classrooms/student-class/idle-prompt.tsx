import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { studentClassWords } from './messages/en/student-class.ts';

const words = studentClassWords.idle;

/** The time without a touch or a key, in milliseconds, after which the page asks who is using it (CLS-5). */
const idleMs = 180_000;

const signs = ['pointerdown', 'keydown', 'wheel', 'visibilitychange'] as const;

export const IdlePrompt = ({ name, onNotMe }: { readonly name: string; readonly onNotMe: () => void }) => {
  const { studentClass } = useApp();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (asking) return undefined;
    const { touched, stop } = studentClass.watchIdle(idleMs, () => setAsking(true));
    for (const sign of signs) document.addEventListener(sign, touched, { capture: true, passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, touched, { capture: true });
      stop();
    };
  }, [asking, studentClass]);
  if (!asking) return null;
  const closePrompt = (): void => setAsking(false);
  return (
    <ClassDialog title={words.title(name)} onEscape={closePrompt}>
      <div className="row">
        <Button variant="primary" size="lg" className="class-big" onClick={closePrompt}>
          {words.yes(name)}
        </Button>
        <Button size="lg" className="class-big" onClick={onNotMe}>
          {words.no}
        </Button>
      </div>
    </ClassDialog>
  );
};
