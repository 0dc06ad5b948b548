import type { Finding } from '#domain/programs/expectations.ts';

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;
const span = (from: number, to: number): string =>
  from === 0 ? `in the first ${seconds(to)}` : `from ${seconds(from)} to ${seconds(to)}`;
const either = (words: readonly string[]): string => words.join(' or ');
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** `several` and the motor's words as they read in a sentence. */
const looks: Readonly<Record<string, string>> = {
  several: 'in several colors',
  forward: 'turning forward',
  backward: 'turning backward',
};
const look = (word: string): string => looks[word] ?? word;

const then = {
  lights: (seen: string, at: string): string => `The lights were ${look(seen)} at ${at}.`,
  tone: (seen: string, at: string): string =>
    seen === 'quiet' ? `It was quiet at ${at}.` : `A ${seen} tone sounded at ${at}.`,
  motor: (seen: string, at: string): string => `The motor was ${look(seen)} at ${at}.`,
};
const never = {
  lights: (wanted: string, when: string): string => `The lights were never ${wanted} ${when}.`,
  tone: (wanted: string, when: string): string =>
    wanted === 'quiet'
      ? `It was never quiet ${when}.`
      : `No ${wanted === 'on' ? '' : `${wanted} `}tone sounded ${when}.`,
  motor: (wanted: string, when: string): string => `The motor was never ${wanted} ${when}.`,
};
const counted = {
  flashes: (seen: number, colors: readonly string[]): string => {
    const light = colors.length === 0 ? 'The lights' : `The ${either(colors)} lights`;
    return seen === 0 ? `${light} never came on` : `${light} came on ${times(seen)}`;
  },
  tones: (seen: number, pitches: readonly string[]): string => {
    const pitch = pitches.length === 0 ? '' : `${either(pitches)} `;
    if (seen === 0) return `No ${pitch}tone began`;
    return seen === 1 ? `One ${pitch}tone began` : `${seen} ${pitch}tones began`;
  },
};

const findings: {
  readonly [Kind in Finding['kind']]: (finding: Extract<Finding, { readonly kind: Kind }>) => string;
} = {
  'goal/not-then': ({ of, seen, at }) => then[of](seen, seconds(at)),
  'goal/never': ({ of, wanted, from, to }) => never[of](either(wanted.map(look)), span(from, to)),
  'goal/value-then': ({ name, seen, at }) =>
    name === null
      ? `No variable had that value at ${seconds(at)}.`
      : `${name} was ${seen} at ${seconds(at)}.`,
  'goal/value-never': ({ name, from, to }) =>
    `${name ?? 'A variable'} never had that value ${span(from, to)}.`,
  'goal/count': ({ of, seen, wanted, from, to }) => `${counted[of](seen, wanted)} ${span(from, to)}.`,
  'goal/melody': ({ seen, from, to }) =>
    seen.length === 0
      ? `No tone sounded ${span(from, to)}.`
      : `The tones were ${seen.join(', ')} ${span(from, to)}.`,
  'goal/unused': ({ label }) =>
    `The block ‘${label.replaceAll(' ( )', '')}’ is not in a stack that starts on its own.`,
  'goal/too-large': ({ seen, most }) => `Your program has ${seen} blocks. It can be done with ${most}.`,
  'goal/too-busy': () =>
    'The program never pauses, so it could not be checked to the end. Add a ‘wait’ block.',
};

/** What was seen where a goal is not met yet, in words for students. */
export function findingInWords(finding: Finding): string {
  // Each entry takes the finding of its own kind, which the type of the table ensures.
  const says = findings[finding.kind] as (finding: Finding) => string;
  return says(finding);
}
