import { useState } from 'react';
import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import type { Goal, Project } from '#domain/lessons/programs/project.ts';
import { runProblems } from '#domain/lessons/programs/readiness.ts';
import { programProblem } from './messages/en/program-problems.ts';
import { useGoals } from './use-goals.ts';
import { useRun, type Speed } from './use-run.ts';
import { useTone } from './use-tone.ts';

/** A program that the user edits. This browser or the service stores it. */
export type BuiltProgram = {
  /** The program that the editor loads. A new object replaces the blocks. */
  readonly initial: Program;
  readonly program: Program;
  readonly note: string | null;
  readonly say: (note: string | null) => void;
  /** Returns false if only the positions of blocks have changed. */
  readonly change: (next: Program) => boolean;
  readonly replace: (next: Program) => void;
};

const noGoals: readonly Goal[] = [];

export function useWorkbench(
  built: BuiltProgram,
  project: Project | undefined,
  blocks: readonly LessonBlock[],
  /** The goals that the student met earlier, by index from 0. */
  earned?: readonly number[],
) {
  const { program } = built;
  const [speed, setSpeed] = useState<Speed>('normal');
  const [sound, setSound] = useState(() =>
    blocks.some(({ category, introduced }) => category === 'Sound' && introduced),
  );
  const run = useRun(program, speed);
  const goals = useGoals(program, project?.goals ?? noGoals, earned);
  useTone(
    run.status === 'idle' || run.status === 'paused' ? null : (run.machine.dock.tone?.tone ?? null),
    sound,
  );
  return {
    run,
    goals,
    speed,
    setSpeed,
    sound,
    setSound,
    change: (next: Program): void => {
      if (built.change(next)) run.stop();
    },
    replace: (next: Program): void => {
      run.stop();
      goals.reset();
      built.replace(next);
    },
    /** Calls `act` if the program can run. Otherwise shows why it cannot. */
    whenReady: (act: () => void): void => {
      const problems = runProblems(program);
      built.say(problems.length === 0 ? null : problems.map(programProblem).join(' '));
      if (problems.length > 0) return;
      if (!goals.checked) goals.check();
      act();
    },
  };
}

export type TryItWorkbench = ReturnType<typeof useWorkbench>;
