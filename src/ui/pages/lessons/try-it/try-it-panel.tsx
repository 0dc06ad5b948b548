import { useState } from 'react';
import type { LessonBlock, RichText } from '#domain/lessons/lesson.ts';
import { printProgram } from '#domain/programs/print-program.ts';
import type { Program } from '#domain/programs/program.ts';
import { runProblems } from '#domain/programs/readiness.ts';
import { starterIn } from '#domain/programs/starter.ts';
import { BlockStack } from '../../../components/block-stack.tsx';
import { Button } from '../../../components/button.tsx';
import { Choice } from '../../../components/choice.tsx';
import { programProblem } from '../../../messages/en/program-problems.ts';
import { tryItWords as words } from '../../../messages/en/try-it.ts';
import { BlockEditor } from './block-editor.tsx';
import { DockControls } from './dock-controls.tsx';
import { keepProgram, keptProgram } from './kept-program.ts';
import { hashOf, programFromHash } from './program-link.ts';
import { useRun, type Speed } from './use-run.ts';
import { useTone } from './use-tone.ts';
import './try-it.css';

export type TryItActivity = {
  readonly lesson: string;
  readonly activity: string;
  /** The first program in these is what students start from. */
  readonly texts: readonly RichText[];
  readonly blocks: readonly LessonBlock[];
};

type Start = { readonly program: Program; readonly note: string | null };

/** What the panel opens with: what the address brings, else what was built here before, else the lesson's blocks. */
function startOf(lesson: string, activity: string, starter: Program): Start {
  const brought = programFromHash(window.location.hash, activity);
  if (brought !== null && brought !== 'damaged') return { program: brought, note: null };
  const program = keptProgram(lesson, activity) ?? starter;
  return { program, note: brought === 'damaged' ? words.linkUnreadable : null };
}

const blank: Program = { stacks: [{ hat: 'when-program-starts', body: [] }] };

const speedNames: readonly Speed[] = ['slow', 'normal', 'fast'];

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // the browser or the reader forbids it: the address bar has it
  }
}

/** The blocks of an activity, a Dock on the page that runs them, and what one does with a program. */
export const TryItPanel = ({ lesson, activity, texts, blocks }: TryItActivity) => {
  const [starter] = useState(() => starterIn(texts) ?? blank);
  const [start] = useState(() => startOf(lesson, activity, starter));
  const [initial, setInitial] = useState(start.program);
  const [program, setProgram] = useState(start.program);
  const [note, setNote] = useState(start.note);
  const [speed, setSpeed] = useState<Speed>('normal');
  const [sound, setSound] = useState(false);
  const run = useRun(program, speed);
  useTone(
    run.status === 'idle' || run.status === 'paused' ? null : (run.machine.dock.tone?.tone ?? null),
    sound,
  );

  const change = (next: Program): void => {
    if (printProgram(next) === printProgram(program)) return;
    run.stop();
    setProgram(next);
    setNote(keepProgram(lesson, activity, next) ? null : words.notKept);
  };
  const whenReady = (act: () => void): void => {
    const problems = runProblems(program);
    setNote(problems.length === 0 ? null : problems.map(programProblem).join(' '));
    if (problems.length === 0) act();
  };
  const share = async (): Promise<void> => {
    window.history.replaceState(window.history.state, '', hashOf(activity, program));
    setNote((await copy(window.location.href)) ? words.shared : words.notShared);
  };
  const startOver = (): void => {
    if (!window.confirm(words.startOverAsk)) return;
    setInitial({ ...starter });
    change(starter);
  };
  const stopped = ['idle', 'paused', 'over'].includes(run.status);

  return (
    <div className="try-it-panel">
      <div className="try-it-bar">
        <Button variant="primary" onClick={() => (stopped ? whenReady(run.play) : run.stop())}>
          {stopped ? words.run : words.stop}
        </Button>
        <Button onClick={() => whenReady(run.step)}>{words.step}</Button>
        <Button onClick={run.reset}>{words.reset}</Button>
        <Choice
          legend={words.speed}
          values={speedNames}
          labels={words.speeds}
          chosen={speed}
          onChoose={setSpeed}
        />
        <label className="try-it-sound">
          <input
            type="checkbox"
            checked={sound}
            onChange={(event) => setSound(event.currentTarget.checked)}
          />
          {words.sound}
        </label>
      </div>
      <output className="try-it-status">
        {words.status[run.status]} {note}
      </output>
      <div className="try-it-work">
        <BlockEditor initial={initial} blocks={blocks} active={run.active} onChange={change} />
        <DockControls machine={run.machine} onPress={() => whenReady(run.press)} onMove={run.move} />
      </div>
      <p className="try-it-help">{words.workspaceHelp}</p>
      <div className="try-it-bar">
        <Button size="sm" onClick={() => void share()}>
          {words.share}
        </Button>
        <Button size="sm" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button size="sm" onClick={startOver}>
          {words.startOver}
        </Button>
      </div>
      <div className="try-it-print">
        <BlockStack program={printProgram(program)} />
      </div>
    </div>
  );
};
