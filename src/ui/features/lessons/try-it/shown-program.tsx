import { useState } from 'react';
import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';
import { readProgram } from '#domain/lessons/programs/parse-program.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import { BlockStack } from '../../../components/block-stack.tsx';
import { DockControls } from './dock-controls.tsx';
import { tryItWords as words } from './messages/en/try-it.ts';
import { PartLevel } from './part-heading.tsx';
import { RunBar } from './run-bar.tsx';
import { useWorkbench } from './use-workbench.ts';
import './try-it.css';

const empty: Program = { stacks: [] };
const allBlocks: readonly LessonBlock[] = [];

/** A read-only program of a different student, which the simulated Dock can run. */
export const ShownProgram = ({ text }: { readonly text: string }) => {
  const [note, setNote] = useState<string | null>(null);
  const program = readProgram(text) ?? empty;
  const unchanged = {
    initial: program,
    program,
    note,
    say: setNote,
    change: () => false,
    replace: () => undefined,
  };
  const bench = useWorkbench(unchanged, undefined, allBlocks);
  const { run, whenReady } = bench;
  return (
    <PartLevel value="h3">
      <div className="stack">
        <RunBar
          run={run}
          whenReady={whenReady}
          speed={bench.speed}
          onSpeed={bench.setSpeed}
          sound={bench.sound}
          onSound={bench.setSound}
        >
          {null}
        </RunBar>
        <output className="try-it-status">
          {words.status[run.status]} {note}
        </output>
        <div className="shown-program-parts">
          <BlockStack program={text} />
          <DockControls
            machine={run.machine}
            blocks={allBlocks}
            onPress={() => whenReady(run.press)}
            onMove={run.move}
          />
        </div>
      </div>
    </PartLevel>
  );
};
