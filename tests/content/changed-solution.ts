import { join } from 'node:path';
import { expect } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { checkGoals } from '#domain/lessons/programs/check-goals.ts';
import { parseProgram } from '#domain/lessons/programs/parse-program.ts';

const lessons = await loadLessons(join(import.meta.dirname, '../../content/lessons'));

function activityOf(slug: string, id: string) {
  const activity = lessons.find((lesson) => lesson.slug === slug)?.activities.find((each) => each.id === id);
  if (activity?.project === undefined || activity.projectSolution === undefined)
    throw new Error(`${slug} has no project ${id}`);
  return { goals: activity.project.goals, solution: activity.projectSolution };
}

export type Change = readonly [from: string, to: string];

/** Applies changes to the solution of a lesson's activity. Returns for each goal whether the result meets it. */
export function met(slug: string, id: string, changes: readonly Change[]): readonly boolean[] {
  const { goals, solution } = activityOf(slug, id);
  const text = changes.reduce((program, [from, to]) => {
    expect(program).toContain(from);
    return program.replaceAll(from, to);
  }, solution);
  const read = parseProgram(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return checkGoals(read.value, goals).map((result) => result.met);
}

export const wait = (from: string, to: string): Change => [`wait (${from}) seconds`, `wait (${to}) seconds`];
