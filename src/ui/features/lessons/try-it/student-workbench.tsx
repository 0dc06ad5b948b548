import { type ReactNode, useEffect, useRef } from 'react';
import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';
import type { Project } from '#domain/lessons/programs/project.ts';
import { GoalList } from './goal-list.tsx';
import { type AfterHint, HintList } from './hint-list.tsx';
import { PartLevel } from './part-heading.tsx';
import { RunningBlocks } from './running-blocks.tsx';
import { type BuiltProgram, useWorkbench } from './use-workbench.ts';
import './try-it.css';

export type WorkEvents = {
  readonly onRun: () => void;
  /** Called with the goals that the student has met, by index from 0, and the number of all goals. */
  readonly onGoals: (goals: { readonly earned: readonly number[]; readonly goals: number }) => void;
};

export const StudentWorkbench = ({
  project,
  blocks,
  built,
  title,
  text,
  afterHint,
  onRun,
  earned,
  onGoals,
}: WorkEvents & {
  readonly earned?: readonly number[] | undefined;
  readonly project: Project | undefined;
  readonly blocks: readonly LessonBlock[];
  readonly built: BuiltProgram;
  /** Shown next to the blocks: `title` above the goals, and the instructions below them. */
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly afterHint?: AfterHint | undefined;
}) => {
  const bench = useWorkbench(built, project, blocks, earned);
  const { checked, checking, marks } = bench.goals;
  // A string, so that the effect reports each change only once.
  const met = marks.flatMap((mark, at) => (mark.earned ? [at] : [])).join(' ');
  const onGoalsRef = useRef(onGoals);
  useEffect(() => {
    onGoalsRef.current = onGoals;
  }, [onGoals]);
  useEffect(() => {
    if (!checked || checking || marks.length === 0) return;
    onGoalsRef.current({ earned: met === '' ? [] : met.split(' ').map(Number), goals: marks.length });
  }, [checked, checking, met, marks.length]);
  const starting = (act: () => void): void =>
    bench.whenReady(() => {
      onRun();
      act();
    });
  return (
    <PartLevel value="h2">
      <div className="student-bench">
        <div className="student-text">
          {title}
          {project === undefined ? null : (
            <GoalList goals={project.goals} marks={marks} checking={checking} />
          )}
          {text}
          {project === undefined || project.hints.length === 0 ? null : (
            <HintList hints={project.hints} after={afterHint} />
          )}
        </div>
        <div className="student-work">
          <RunningBlocks bench={bench} built={built} blocks={blocks} whenReady={starting} />
        </div>
      </div>
    </PartLevel>
  );
};
