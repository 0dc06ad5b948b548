import { z } from 'zod';
import type { LessonActivity } from '#domain/lessons/lessons/lesson.ts';
import type { Goal, SimulatedInput } from '#domain/lessons/programs/project.ts';
import { ExpectationReader, milliseconds } from './goal-expectations.ts';
import type { ReportProblem } from './student-parts.ts';
import { markdownLine, markdownText } from './text-fields.ts';

const name = z.string().exactOptional();
const happening = z.union(
  [
    z.strictObject({ press: z.number().min(0), name }),
    z.strictObject({ distance: z.int().min(0).max(30), at: z.number().min(0).default(0), name }),
  ],
  { error: 'is not one of `{ press: 0 }` and `{ distance: 5, at: 2 }` (whole cm from 0 to 30, seconds)' },
);

const goalSchema = z.strictObject({
  says: markdownLine,
  happens: z.array(happening).default([]),
  seconds: z.number().min(0).max(600).default(0),
  shows: z.array(z.unknown()).exactOptional(),
  either: z.array(z.array(z.unknown())).exactOptional(),
});

const projectSchema = z.strictObject({
  starter: z.string(),
  goals: z.array(goalSchema).min(1, 'is empty. Write at least one goal'),
  hints: z.array(markdownText).min(1, 'is empty. Write at least one hint'),
  solution: z.string(),
});

/** `projects.yaml`: projects by the ID of their activity. */
export const projectsFile = z.record(z.string(), projectSchema);
type ProjectsFile = z.infer<typeof projectsFile>;

type Happening = z.infer<typeof happening>;

const simulatedInputOf = (given: Happening): SimulatedInput =>
  'press' in given
    ? { kind: 'press', at: milliseconds(given.press) }
    : { kind: 'distance', at: milliseconds(given.at), distance: given.distance };

/** Returns the times of the events (ms) by name. `press` is the last press. */
const momentsOf = (happens: readonly Happening[]): ReadonlyMap<string, number> =>
  new Map(
    happens.flatMap((given) => {
      const { at } = simulatedInputOf(given);
      return [
        ...('press' in given ? [['press', at] as const] : []),
        ...(given.name === undefined ? [] : [[given.name, at] as const]),
      ];
    }),
  );

function goalOf(given: z.infer<typeof goalSchema>, field: string, report: ReportProblem): Goal {
  const until = milliseconds(given.seconds);
  const happens = given.happens.map(simulatedInputOf).sort((one, other) => one.at - other.at);
  if (happens.some(({ at }) => at > until))
    report(`${field}.happens`, 'goes on after the goal has ended. Raise its `seconds`.');
  const reader = new ExpectationReader(until, momentsOf(given.happens), report);
  const all = (given.shows ?? []).flatMap((each, at) => reader.read(`${field}.shows[${at}]`, each));
  const others = (given.either ?? [[]]).map((alternative, at) =>
    alternative.flatMap((each, index) => reader.read(`${field}.either[${at}][${index}]`, each)),
  );
  const alternatives = others.map((alternative) => [...all, ...alternative]);
  if (alternatives.some((alternative) => alternative.length === 0))
    report(field, 'checks nothing. Write under `shows` what is to be seen.');
  return { says: given.says, happens, until, ways: alternatives };
}

export function withProjects(
  activities: readonly LessonActivity[],
  file: ProjectsFile,
  report: ReportProblem,
): readonly LessonActivity[] {
  for (const id of Object.keys(file)) {
    if (!activities.some((activity) => activity.id === id)) {
      report(`projects: ${id}`, 'is no activity of this lesson. Use the id behind the # of an activity.');
    }
  }
  return activities.map((activity) => {
    const given = file[activity.id];
    if (given === undefined) return activity;
    const goals = given.goals.map((goal, at) =>
      goalOf(goal, `projects: ${activity.id}.goals[${at}]`, report),
    );
    const project = { starter: given.starter.trimEnd(), goals, hints: given.hints };
    return { ...activity, project, projectSolution: given.solution.trimEnd() };
  });
}
