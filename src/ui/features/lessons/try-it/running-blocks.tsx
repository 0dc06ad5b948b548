import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';
import { useDock } from '../../../data/use-dock.ts';
import { BlockEditor } from './block-editor.tsx';
import { DockControls, knows } from './dock-controls.tsx';
import { tryItWords as words } from './messages/en/try-it.ts';
import { RunBar } from './run-bar.tsx';
import { TableDock, TableDockButton, TableDockStage } from './table-dock.tsx';
import type { BuiltProgram, TryItWorkbench } from './use-workbench.ts';

export const RunningBlocks = ({
  bench,
  built,
  blocks,
  whenReady = bench.whenReady,
}: {
  readonly bench: TryItWorkbench;
  readonly built: BuiltProgram;
  readonly blocks: readonly LessonBlock[];
  readonly whenReady?: TryItWorkbench['whenReady'];
}) => {
  const { run } = bench;
  const { program } = built;
  const table = useDock();
  return (
    <>
      <RunBar
        run={run}
        whenReady={whenReady}
        speed={bench.speed}
        onSpeed={bench.setSpeed}
        sound={bench.sound}
        onSound={bench.setSound}
      >
        <TableDockButton state={table} program={program} whenReady={whenReady} />
      </RunBar>
      <div className="stack" data-gap="2">
        <output className="try-it-status">
          {words.status[run.status]} {built.note}
        </output>
        <TableDock state={table} program={program} />
      </div>
      <div className="try-it-work">
        <div className="try-it-docks">
          <DockControls
            machine={run.machine}
            blocks={blocks}
            onPress={() => whenReady(run.press)}
            onMove={run.move}
          />
          <TableDockStage state={table} winch={knows(blocks, 'Motion')} />
        </div>
        <BlockEditor initial={built.initial} blocks={blocks} active={run.active} onChange={bench.change} />
      </div>
    </>
  );
};
