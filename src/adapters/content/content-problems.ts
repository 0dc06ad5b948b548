import type { z } from 'zod';
import type { LessonProblem } from '#domain/lessons/lesson-rules.ts';

/** One thing wrong in a content file: which file, where in it (the line too where it is known), and what the author should do. */
export type ContentProblem = {
  readonly file: string;
  readonly line?: number;
  readonly field: string;
  readonly advice: string;
};

/** Thrown when content files cannot be loaded; the message lists every problem, one per line. */
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

/** `unknown-block, line 3, text light on`; times in seconds. */
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
  'lesson/answer-shown': ({ answerOf }) =>
    `shows students the answer of '${answerOf}'. Ask for it instead, or leave it out.`,
  'lesson/unknown-question': ({ value }) =>
    `answers '${value}', which nobody asks. Use the id of an exit question.`,
  'lesson/answer-missing': () => 'has no answer. Add one under `answer`.',
  'project/unreadable': ({ problem }) =>
    `is no program that runs (${factsOf(problem)}). Write it as docs/authoring-lessons.md has it.`,
  'project/solution-fails': ({ finding }) =>
    `is not met by the solution (${factsOf(finding)}). Mend the goal or the solution.`,
  'project/starter-passes': () => 'meets every goal already. Take something away, or add a goal.',
  'project/hint-tells': () => 'says the solution word for word. Nudge instead.',
  'project/solution-missing': () => 'has no solution. Write one.',
};

/** What the author should do about a broken rule of the domain. */
export function ruleAdvice(problem: LessonProblem): string {
  const advise = ruleAdvices[problem.kind] as (problem: LessonProblem) => string;
  return advise(problem);
}

/** A field as an author finds it: `materials[0].qty`; the top of the file when the path is empty. */
export function fieldName(path: readonly PropertyKey[]): string {
  const name = path.reduce<string>(
    (field, part) => field + (typeof part === 'number' ? `[${part}]` : `.${String(part)}`),
    '',
  );
  return name === '' ? 'front matter' : name.replace(/^\./, '');
}

/** What the author should do about a field that does not fit the schema. */
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
