import type { z } from 'zod';
import type { LessonProblem } from '#domain/lessons/rules/lesson-rules.ts';

/** A problem in a content file: the file, the field, the line if known, and advice for the author. */
export type ContentProblem = {
  readonly file: string;
  readonly line?: number;
  readonly field: string;
  readonly advice: string;
};

/** Thrown if content files cannot be loaded. The message lists every problem, one per line. */
export class ContentProblemsError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const lines = problems.map(
      ({ file, line, field, advice }) =>
        `  ${line === undefined ? file : `${file}:${line}`}: ${field}: ${advice}`,
    );
    super(`${problems.length} problem(s) in the lessons:\n${lines.join('\n')}`);
    this.name = 'ContentProblemsError';
    this.problems = problems;
  }
}

type Advice = {
  readonly [Kind in LessonProblem['kind']]: (problem: Extract<LessonProblem, { kind: Kind }>) => string;
};

/** Formats the data of a problem, for example `unknown-block, line 3, text light on`. Times are in seconds. */
const factsOf = ({ kind, ...facts }: { readonly kind: string }): string =>
  [
    kind.replace(/^\w+\//, ''),
    ...Object.entries(facts).map(([name, fact]) => {
      const inSeconds = typeof fact === 'number' && ['at', 'from', 'to'].includes(name);
      return inSeconds ? `${name} ${fact / 1000} s` : `${name} ${String(fact) || 'none'}`;
    }),
  ].join(', ');

const ruleAdvices: Advice = {
  'lesson/missing': () => 'is empty. Write it.',
  'lesson/malformed-slug': ({ value }) =>
    `'${value}' cannot stand in an address. Use small letters, digits and single hyphens, at most 60.`,
  'lesson/duplicate': ({ value }) => `'${value}' is there twice. Rename or remove one.`,
  'lesson/not-positive': ({ value }) => `is ${value}. Give a whole number of at least 1.`,
  'lesson/minutes-do-not-add-up': ({ stated, sum }) =>
    `says ${stated}, but the activities take ${sum} minutes together. Change one of them.`,
  'lesson/minutes-off-model': ({ stated, needed, students }) =>
    `states ${stated} minutes, but with ${students} students its steps take ${needed} by the time model. Change the steps, or the minutes.`,
  'lesson/unknown-activity': ({ value }) =>
    `names '${value}', which is no activity of the lesson. Use the id of one.`,
  'lesson/answer-shown': ({ answerOf }) =>
    `shows students the answer of '${answerOf}'. Ask for it instead, or leave it out.`,
  'lesson/unknown-question': ({ value }) =>
    `answers '${value}', which nobody asks. Use the id of a question.`,
  'lesson/answer-missing': () => 'has no answer. Add one under `answer`.',
  'lesson/unknown-choice': ({ value }) => `says '${value}', which is none of the choices. Copy the choice.`,
  'lesson/wrong-answer-missing': () =>
    'says too little: each wrong choice needs an entry, a question without choices at least one. Write what it tells.',
  'lesson/preparation-too-long': ({ needed }) =>
    `takes ${needed} minutes before class with 24 students, printing and cutting included. Ask for less: 15 at most.`,
  'lesson/no-way-without-printing': () => 'has no `without`. Say what a class does that prints nothing.',
  'lesson/inches-missing': () =>
    'measure with a ruler in centimeters. Say once what they are in inches: 10 cm are about 4 inches.',
  'lesson/off-the-board': ({ value }) => `puts '${value}' on a square that the board does not have.`,
  'lesson/too-few-cells': ({ value }) =>
    `has ${value} cards on a page, but a class of 30 has 15 pairs. Use the size small.`,
  'film/length': ({ seconds }) => `takes ${seconds} seconds. A film takes 60 to 90.`,
  'film/caption-too-fast': ({ perSecond }) =>
    `asks for ${perSecond} characters a second; a child reads 15. Shorten it, or give the scene more time.`,
  'film/out-of-time': () => 'goes on after its scene, or ends before it begins. Correct from, to or until.',
  'film/out-of-picture': () => 'leads out of the picture. Points count from its top left.',
  'film/text-missing': () => 'is a label without `text`. Write it.',
  'film/size-missing': () => 'has no `size`. Write its width and height.',
  'project/unreadable': ({ problem }) =>
    `is no program that runs (${factsOf(problem)}). Write it as docs/authoring-lessons.md has it.`,
  'project/solution-fails': ({ finding }) =>
    `is not met by the solution (${factsOf(finding)}). Mend the goal or the solution.`,
  'project/starter-passes': () => 'meets every goal already. Take something away, or add a goal.',
  'project/hint-tells': () => 'says the solution word for word. Nudge instead.',
  'control/unknown': ({ value }) =>
    `names the control '${value}', which no page has. Use one of docs/authoring-lessons.md, or write no code there.`,
  'control/unnamed': ({ value }) =>
    `says '${value}' and names no control. Write the name of the button or field as \`code\`, or say it differently.`,
  'project/solution-missing': () => 'has no solution. Write one.',
};

export function ruleAdvice(problem: LessonProblem): string {
  const advise = ruleAdvices[problem.kind] as (problem: LessonProblem) => string;
  return advise(problem);
}

/** Returns a field's path as authors write it: `materials[0].qty`. An empty path is the top of the file. */
export function fieldName(path: readonly PropertyKey[]): string {
  const name = path.reduce<string>(
    (field, part) => field + (typeof part === 'number' ? `[${part}]` : `.${String(part)}`),
    '',
  );
  return name === '' ? 'front matter' : name.replace(/^\./, '');
}

/** Returns advice for the author about a field that does not match the schema. */
export function schemaAdvice(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `does not know ${issue.keys.map((key) => `'${key}'`).join(', ')}. Check the spelling or remove it.`;
  }
  if (issue.code === 'invalid_value') {
    return `must be one of ${issue.values.map(String).join(', ')}. Choose one.`;
  }
  if (issue.code === 'invalid_type') {
    const expected = /^[aeio]/.test(issue.expected) ? `an ${issue.expected}` : `a ${issue.expected}`;
    return `must be ${expected}, but is missing or something else. Write ${expected}.`;
  }
  return issue.code === 'custom' ? issue.message : `${issue.message}. Correct it.`;
}
