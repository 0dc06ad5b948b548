import { type ReactNode, useEffect, useRef } from 'react';
import type { LessonBlock } from '#domain/lessons/lesson.ts';
import type { Goal, Project } from '#domain/programs/project.ts';
import { BlockEditor } from './block-editor.tsx';
import { DockControls } from './dock-controls.tsx';
import { GoalList } from './goal-list.tsx';
import { HintList } from './hint-list.tsx';
import { PartLevel } from './part-heading.tsx';
import { tryItWords as words } from './messages/en/try-it.ts';
import { RunBar } from './run-bar.tsx';
import { type BuiltProgram, useWorkbench } from './use-workbench.ts';
import './try-it.css';

const noGoals: readonly Goal[] = [];

/** How far a student is, for whoever wants to know. */
export type WorkEvents = {
  readonly onRun: () => void;
  readonly onGoals: (goals: { readonly met: number; readonly all: number }) => void;
};

/** The place where a student builds: goals beside the text of the activity, the Dock beside the blocks. */
export const StudentWorkbench = ({
  project,
  blocks,
  built,
  title,
  text,
  onRun,
  onGoals,
}: WorkEvents & {
  readonly project: Project | undefined;
  readonly blocks: readonly LessonBlock[];
  readonly built: BuiltProgram;
  /** Beside the blocks: the heading above the goals, and below them what to do. */
  readonly title: ReactNode;
  readonly text: ReactNode;
}) => {
  const goalsOfProject = project?.goals ?? noGoals;
  const bench = useWorkbench(built, goalsOfProject, blocks);
  const { run, goals, whenReady } = bench;
  const { checked, checking, marks } = goals;
  const met = marks.filter(({ earned }) => earned).length;
  const told = useRef(onGoals);
  useEffect(() => {
    told.current = onGoals;
  }, [onGoals]);
  useEffect(() => {
    if (checked && !checking && marks.length > 0) told.current({ met, all: marks.length });
  }, [checked, checking, met, marks.length]);
  const starting = (act: () => void): void =>
    whenReady(() => {
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
          {project === undefined || project.hints.length === 0 ? null : <HintList hints={project.hints} />}
        </div>
        <div className="student-work">
          <RunBar
            run={run}
            whenReady={starting}
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
              onPress={() => starting(run.press)}
              onMove={run.move}
            />
            <BlockEditor
              initial={built.initial}
              blocks={blocks}
              active={run.active}
              onChange={bench.change}
            />
          </div>
        </div>
      </div>
    </PartLevel>
  );
};
