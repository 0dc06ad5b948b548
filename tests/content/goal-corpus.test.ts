import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { checkGoals } from '#domain/lessons/programs/check-goals.ts';
import { parseProgram } from '#domain/lessons/programs/parse-program.ts';
import { printProgram } from '#domain/lessons/programs/print-program.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import type { Goal } from '#domain/lessons/programs/project.ts';
import { outputOf } from './corpus/output.ts';
import { Random } from './corpus/random.ts';
import { rewritesFor, rewritten } from './corpus/rewrites.ts';
import { buttonTasks } from './corpus/button-tasks.ts';
import { sensorTasks } from './corpus/sensor-tasks.ts';
import type { Break, Task } from './corpus/task.ts';

const lessons = await loadLessons(join(import.meta.dirname, '../../content/lessons'));
const tasks = [...buttonTasks, ...sensorTasks];
const programsOfEach = 40;

function read(text: string): Program {
  const parsed = parseProgram(text);
  if (!parsed.ok) throw new Error(`${JSON.stringify(parsed.error)}\n${text}`);
  return parsed.value;
}

function projectOf({ lesson, activity }: Task): {
  readonly goals: readonly Goal[];
  readonly solution: string;
} {
  const found = lessons.find(({ slug }) => slug === lesson)?.activities.find(({ id }) => id === activity);
  if (found?.project === undefined || found.projectSolution === undefined) throw new Error(activity);
  return { goals: found.project.goals, solution: found.projectSolution };
}

const met = (text: string, goals: readonly Goal[]): readonly boolean[] =>
  checkGoals(read(text), goals).map((result) => result.met);

const outputs = (text: string, goals: readonly Goal[]): string =>
  goals.map(({ happens, until }) => outputOf(read(text), happens, until)).join('\n\n');

/** Returns different correct programs, which are rewrites of the bases. */
function programsOf(task: Task, bases: readonly string[]): readonly string[] {
  const random = new Random(`${task.lesson}/${task.activity}`);
  const rewrites = rewritesFor(task.freedom);
  const found = new Set<string>();
  for (let tries = 0; found.size < programsOfEach && tries < 4000; tries += 1) {
    const program = rewritten(read(random.one(bases)), rewrites, 1 + random.below(4), random);
    found.add(printProgram(program));
  }
  return [...found];
}

const changed = (base: string, from: Break[1], to: Break[2]): string =>
  typeof to === 'string' ? base.replace(from, to) : base.replace(from, to);

/** Applies a break to each base. Leaves out results with unchanged output. */
function brokenBases(
  bases: readonly string[],
  [, from, to]: Break,
  goals: readonly Goal[],
): readonly string[] {
  return bases
    .map((base) => [base, changed(base, from, to)] as const)
    .filter(([base, broken]) => broken !== base)
    .filter(([base, broken]) => goals.some(isOfShape) || outputs(base, goals) !== outputs(broken, goals))
    .map(([, broken]) => broken);
}

const isOfShape = ({ until, ways }: Goal): boolean => until === 0 && ways.length > 0;

describe.each(tasks.map((task) => [`${task.lesson}, ${task.activity}`, task] as const))(
  '%s',
  (_name, task) => {
    const { goals, solution } = projectOf(task);
    const bases = [solution, ...task.also];

    test('[LES-11] every correct program passes', () => {
      const programs = programsOf(task, bases);
      expect(programs.length).toBeGreaterThanOrEqual(programsOfEach);
      const failed = [...bases, ...programs].flatMap((text) => {
        const results = met(text, goals);
        return results.includes(false) ? [`${results.join()}\n${text}`] : [];
      });
      expect(failed).toEqual([]);
    });

    test('[LES-11] every wrong program misses its goal', () => {
      const perBreak = task.breaks.map((change): readonly (readonly [number, string])[] => {
        const broken = brokenBases(bases, change, goals);
        return broken.length === 0 ? [] : programsOf(task, broken).map((text) => [change[0], text] as const);
      });
      expect(perBreak.filter((programs) => programs.length === 0)).toEqual([]);
      const share = Math.ceil(programsOfEach / perBreak.length);
      const programs = perBreak.flatMap((each) => each.slice(0, share));
      expect(programs.length).toBeGreaterThanOrEqual(programsOfEach);
      const passed = programs.flatMap(([goal, text]) => {
        const results = met(text, goals);
        return results[goal] === false ? [] : [`goal ${goal}: ${results.join()}\n${text}`];
      });
      expect(passed).toEqual([]);
    });
  },
);

test('every project has its corpus', () => {
  const projects = lessons.flatMap(({ slug, activities }) =>
    activities.flatMap(({ id, project }) => (project === undefined ? [] : [`${slug}, ${id}`])),
  );
  expect(tasks.map(({ lesson, activity }) => `${lesson}, ${activity}`).sort()).toEqual(projects.sort());
});

test('a rewrite that keeps the behavior gives the same result in an independent interpreter', () => {
  for (const task of tasks) {
    const { goals, solution } = projectOf(task);
    const [first, ...others] = programsOf(
      { ...task, freedom: { ...task.freedom, color: false, pitch: false } },
      [solution],
    )
      .slice(0, 12)
      .map((text) => outputs(text, goals));
    expect(new Set(others)).toEqual(new Set([first]));
  }
});
