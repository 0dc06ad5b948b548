import { useMemo, useRef, useState } from 'react';
import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';
import type { RichText } from '#domain/platform/text/rich-text.ts';
import { readProgram } from '#domain/lessons/programs/parse-program.ts';
import { printProgram } from '#domain/lessons/programs/print-program.ts';
import type { Project } from '#domain/lessons/programs/project.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { starterOf } from '#domain/lessons/programs/starter.ts';
import { useSession } from '../../../app-context.tsx';
import { BlockStack } from '../../../components/block-stack.tsx';
import { tryItWords as words } from './messages/en/try-it.ts';
import { GoalList } from './goal-list.tsx';
import { HintList } from './hint-list.tsx';
import { printOnly } from './print-only.ts';
import { ProgramActions } from './program-actions.tsx';
import { PythonView } from './python-view.tsx';
import { RunningBlocks } from './running-blocks.tsx';
import { useBuiltProgram } from './use-built-program.ts';
import { useWorkbench } from './use-workbench.ts';
import './try-it.css';

export type TryItActivity = {
  readonly lesson: string;
  readonly activity: string;
  readonly project: Project | undefined;
  readonly solution: string | undefined;
  /** If there is no project, the first program in these texts is the starter. */
  readonly texts: readonly RichText[];
  readonly blocks: readonly LessonBlock[];
};

const Panel = ({
  lesson,
  activity,
  project,
  solution,
  texts,
  blocks,
  owner,
}: TryItActivity & { readonly owner: string | null }) => {
  const [starter] = useState(() => starterOf(project, texts));
  const solved = useMemo(() => readProgram(solution), [solution]);
  const built = useBuiltProgram(lesson, activity, owner, starter);
  const { program } = built;
  const paper = useRef<HTMLDivElement>(null);
  const bench = useWorkbench(built, project, blocks);
  const { goals } = bench;
  // Memoized, because a run re-renders this component in every frame but does not change the program.
  const figure = useMemo(
    () => (
      <div ref={paper} className="try-it-print">
        <BlockStack program={printProgram(program)} />
      </div>
    ),
    [program],
  );

  return (
    <div className="try-it-panel stack panel" data-gap="3">
      {project === undefined ? null : (
        <GoalList goals={project.goals} marks={goals.marks} checking={goals.checking} />
      )}
      <RunningBlocks bench={bench} built={built} blocks={blocks} />
      <p className="field-hint">{words.workspaceHelp}</p>
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
 * The blocks of an activity, a simulated Dock that runs them, the goals, and actions on the program. The program belongs to an account, so the next user of a
 * shared computer starts with their own.
 */
export const TryItPanel = (activity: TryItActivity) => {
  const owner = personOf(useSession())?.id ?? null;
  return <Panel key={owner} {...activity} owner={owner} />;
};
