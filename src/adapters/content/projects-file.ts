import { z } from 'zod';
import type { Activity } from '#domain/lessons/lesson.ts';
import { blockLanguage } from '#domain/programs/block-language.ts';
import { colors, directions, tones } from '#domain/programs/dock-words.ts';
import type { Expectation, Goal, SimulatedInput, When } from '#domain/programs/project.ts';
import { fieldName, schemaAdvice } from './content-problems.ts';
import type { Report } from './student-parts.ts';
import { richLine, richText } from './text-fields.ts';

const happening = z.union(
  [
    z.strictObject({ press: z.number().min(0) }),
    z.strictObject({ distance: z.int().min(0).max(30), at: z.number().min(0).default(0) }),
  ],
  { error: 'is not one of `{ press: 0 }` and `{ distance: 5, at: 2 }` (whole cm from 0 to 30, seconds)' },
);

const goalSchema = z.strictObject({
  says: richLine,
  happens: z.array(happening).default([]),
  seconds: z.number().min(0).max(600).default(0),
  shows: z.array(z.unknown()).exactOptional(),
  either: z.array(z.array(z.unknown())).exactOptional(),
});

const projectSchema = z.strictObject({
  starter: z.string(),
  goals: z.array(goalSchema).min(1, 'is empty. Write at least one goal'),
  hints: z.array(richText).min(1, 'is empty. Write at least one hint'),
  solution: z.string(),
});

/** `projects.yaml`: projects by the id of their activity. */
export const projectsFile = z.record(z.string(), projectSchema);
type ProjectsFile = z.infer<typeof projectsFile>;

const moment = z.union([z.number().min(0), z.literal('end')], {
  error: 'is not a number of seconds or `end`',
});
const whenFields = {
  at: z.union([moment, z.array(moment).min(1)]).exactOptional(),
  by: moment.exactOptional(),
  from: moment.exactOptional(),
  throughout: z.tuple([moment, moment]).exactOptional(),
};
const spanFields = { from: moment.default(0), to: moment.default('end') };
const oneOrMore = <T extends z.ZodType>(value: T) =>
  z.union([value, z.array(value).min(1)], { error: 'is none of the words that fit here' });
const amount = z.union([z.number(), z.tuple([z.number(), z.number()])], {
  error: 'is not a number or two of them, `[least, most]`',
});

const expectations = {
  lights: z.strictObject({ lights: oneOrMore(z.enum(['on', 'dark', ...colors])), ...whenFields }),
  tone: z.strictObject({ tone: oneOrMore(z.enum(['on', 'quiet', ...tones])), ...whenFields }),
  motor: z.strictObject({ motor: oneOrMore(z.enum(['on', 'off', ...directions])), ...whenFields }),
  variable: z.strictObject({ variable: z.string(), is: amount, ...whenFields }),
  flashes: z.strictObject({
    flashes: amount,
    color: oneOrMore(z.enum(colors)).exactOptional(),
    ...spanFields,
  }),
  tones: z.strictObject({ tones: amount, pitch: oneOrMore(z.enum(tones)).exactOptional(), ...spanFields }),
  melody: z.strictObject({ melody: z.array(z.enum(tones)).min(1), ...spanFields }),
  uses: z.strictObject({ uses: z.enum(blockLanguage.map(({ label }) => label)) }),
  blocks: z.strictObject({ blocks: z.int().min(1) }),
};
type Kind = keyof typeof expectations;
const kinds: readonly string[] = Object.keys(expectations);
const isKind = (key: string): key is Kind => kinds.includes(key);

const ms = (seconds: number): number => Math.round(seconds * 1000);
const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];
const rangeOf = (value: z.infer<typeof amount>): { readonly least: number; readonly most: number } =>
  typeof value === 'number' ? { least: value, most: value } : { least: value[0], most: value[1] };

type Moment = z.infer<typeof moment>;
type Times = {
  readonly at?: Moment | Moment[];
  readonly by?: Moment;
  readonly from?: Moment;
  readonly throughout?: [Moment, Moment];
};

/** Reads expectations of one goal; reports what cannot be read and leaves it out. */
class ExpectationReader {
  readonly #until: number;
  readonly #report: Report;

  constructor(until: number, report: Report) {
    this.#until = until;
    this.#report = report;
  }

  read(field: string, data: unknown): readonly Expectation[] {
    const keys = data !== null && typeof data === 'object' ? Object.keys(data) : [];
    const kind = keys.find(isKind);
    if (kind === undefined) {
      this.#report(field, `says nothing that can be checked. Start it with one of ${kinds.join(', ')}.`);
      return [];
    }
    const read = expectations[kind].safeParse(data);
    if (!read.success) {
      for (const issue of read.error.issues)
        this.#report(`${field}.${fieldName(issue.path)}`, schemaAdvice(issue));
      return [];
    }
    return [this.#expectation(field, read.data)];
  }

  #expectation(field: string, given: z.infer<(typeof expectations)[Kind]>): Expectation {
    if ('uses' in given) return { kind: 'uses', label: given.uses };
    if ('blocks' in given) return { kind: 'size', most: given.blocks };
    if ('melody' in given) return { kind: 'melody', tones: given.melody, ...this.#span(field, given) };
    if ('flashes' in given)
      return {
        kind: 'flashes',
        ...rangeOf(given.flashes),
        colors: listOf(given.color),
        ...this.#span(field, given),
      };
    if ('tones' in given)
      return {
        kind: 'tones',
        ...rangeOf(given.tones),
        pitches: listOf(given.pitch),
        ...this.#span(field, given),
      };
    const when = this.#when(field, given);
    if ('lights' in given) return { kind: 'lights', is: listOf(given.lights), when };
    if ('tone' in given) return { kind: 'tone', is: listOf(given.tone), when };
    if ('motor' in given) return { kind: 'motor', is: listOf(given.motor), when };
    const name = given.variable === 'any' ? null : given.variable;
    return { kind: 'variable', name, ...rangeOf(given.is), when };
  }

  #moment(field: string, given: Moment): number {
    const at = given === 'end' ? this.#until : ms(given);
    if (at > this.#until)
      this.#report(field, `looks at ${at / 1000} s, but the goal ends before. Raise its \`seconds\`.`);
    return at;
  }

  #span(field: string, { from, to }: { readonly from: Moment; readonly to: Moment }) {
    return this.#ordered(field, this.#moment(field, from), this.#moment(field, to));
  }

  #ordered(field: string, from: number, to: number) {
    if (from >= to)
      this.#report(field, 'ends before it begins. Give the goal `seconds`, and turn them round.');
    return { from, to };
  }

  #when(field: string, { at, by, from, throughout }: Times): When {
    const named = [at, by, throughout].filter((each) => each !== undefined);
    if (named.length !== 1 || (from !== undefined && by === undefined)) {
      this.#report(field, 'needs one of `at: 2`, `by: 2` (perhaps with `from: 1`) and `throughout: [1, 2]`.');
    }
    if (throughout !== undefined) {
      const [first, last] = throughout;
      return { kind: 'throughout', ...this.#span(field, { from: first, to: last }) };
    }
    if (by !== undefined) return { kind: 'by', ...this.#span(field, { from: from ?? 0, to: by }) };
    return { kind: 'at', moments: listOf(at).map((each) => this.#moment(field, each)) };
  }
}

const simulatedInputOf = (given: z.infer<typeof happening>): SimulatedInput =>
  'press' in given
    ? { kind: 'press', at: ms(given.press) }
    : { kind: 'distance', at: ms(given.at), distance: given.distance };

function goalOf(given: z.infer<typeof goalSchema>, field: string, report: Report): Goal {
  const until = ms(given.seconds);
  const happens = given.happens.map(simulatedInputOf).sort((one, other) => one.at - other.at);
  if (happens.some(({ at }) => at > until))
    report(`${field}.happens`, 'goes on after the goal has ended. Raise its `seconds`.');
  const reader = new ExpectationReader(until, report);
  const all = (given.shows ?? []).flatMap((each, at) => reader.read(`${field}.shows[${at}]`, each));
  const others = (given.either ?? [[]]).map((way, at) =>
    way.flatMap((each, index) => reader.read(`${field}.either[${at}][${index}]`, each)),
  );
  const ways = others.map((way) => [...all, ...way]);
  if (ways.some((way) => way.length === 0))
    report(field, 'checks nothing. Write under `shows` what is to be seen.');
  return { says: given.says, happens, until, ways };
}

/** The activities with the projects of `projects.yaml`. */
export function withProjects(
  activities: readonly Activity[],
  file: ProjectsFile,
  report: Report,
): readonly Activity[] {
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
