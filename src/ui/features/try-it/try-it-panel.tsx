import { useMemo, useRef, useState } from 'react';
import type { LessonBlock } from '#domain/lessons/lesson.ts';
import type { RichText } from '#domain/lessons/rich-text.ts';
import { parseProgram } from '#domain/programs/parse-program.ts';
import { printProgram } from '#domain/programs/print-program.ts';
import type { Program } from '#domain/programs/program.ts';
import type { Goal, Project } from '#domain/programs/project.ts';
import { personOf } from '#domain/policy/session.ts';
import { starterIn } from '#domain/programs/starter.ts';
import { useSession } from '../../app-context.tsx';
import { BlockStack } from '../../components/block-stack.tsx';
import { tryItWords as words } from './messages/en/try-it.ts';
import { BlockEditor } from './block-editor.tsx';
import { DockControls } from './dock-controls.tsx';
import { GoalList } from './goal-list.tsx';
import { HintList } from './hint-list.tsx';
import { printOnly } from './print-only.ts';
import { ProgramActions } from './program-actions.tsx';
import { PythonView } from './python-view.tsx';
import { RunBar } from './run-bar.tsx';
import { useBuiltProgram } from './use-built-program.ts';
import { useWorkbench } from './use-workbench.ts';
import './try-it.css';

export type TryItActivity = {
  readonly lesson: string;
  readonly activity: string;
  readonly project: Project | undefined;
  /** A program that meets the goals, for readers who may see it. */
  readonly solution: string | undefined;
  /** Where there is no project, the first program in these is what students start from. */
  readonly texts: readonly RichText[];
  readonly blocks: readonly LessonBlock[];
};

const blank: Program = { stacks: [{ hat: 'when-program-starts', body: [] }] };
const noGoals: readonly Goal[] = [];

function readProgram(text: string | undefined): Program | null {
  const read = text === undefined ? null : parseProgram(text);
  return read?.ok === true ? read.value : null;
}

const Panel = ({
  lesson,
  activity,
  project,
  solution,
  texts,
  blocks,
  owner,
}: TryItActivity & { readonly owner: string | null }) => {
  const [starter] = useState(() => readProgram(project?.starter) ?? starterIn(texts) ?? blank);
  const solved = useMemo(() => readProgram(solution), [solution]);
  const built = useBuiltProgram(lesson, activity, owner, starter);
  const { program } = built;
  const paper = useRef<HTMLDivElement>(null);
  const bench = useWorkbench(built, project?.goals ?? noGoals, blocks);
  const { run, goals, whenReady } = bench;
  // Made again for another program only: a run shows each of its moments.
  const figure = useMemo(
    () => (
      <div ref={paper} className="try-it-print">
        <BlockStack program={printProgram(program)} />
      </div>
    ),
    [program],
  );

  return (
    <div className="try-it-panel">
      {project === undefined ? null : (
        <GoalList goals={project.goals} marks={goals.marks} checking={goals.checking} />
      )}
      <RunBar
        run={run}
        whenReady={whenReady}
        speed={bench.speed}
        onSpeed={bench.setSpeed}
        sound={bench.sound}
        onSound={bench.setSound}
      />
      <output className="try-it-status">
        {words.status[run.status]} {built.note}
      </output>
      <div className="try-it-work">
        <DockControls
          machine={run.machine}
          blocks={blocks}
          onPress={() => whenReady(run.press)}
          onMove={run.move}
        />
        <BlockEditor initial={built.initial} blocks={blocks} active={run.active} onChange={bench.change} />
      </div>
      <p className="try-it-help">{words.workspaceHelp}</p>
      {project === undefined ? null : <HintList hints={project.hints} />}
      <ProgramActions
        starter={starter}
        solution={solved}
        onReplace={bench.replace}
        onShare={built.putIntoAddress}
        onPrint={() => printOnly(paper.current)}
        say={built.say}
      />
      <PythonView program={program} />
      {figure}
    </div>
  );
};

/**
 * The blocks of an activity, a Dock on the page that runs them, the goals, and what one does with a program. What was built belongs to
 * an account: the next person on a shared computer starts with their own.
 */
export const TryItPanel = (activity: TryItActivity) => {
  const owner = personOf(useSession())?.id ?? null;
  return <Panel key={owner} {...activity} owner={owner} />;
};
