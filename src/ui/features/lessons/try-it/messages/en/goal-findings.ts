import type { DockPart } from '#domain/lessons/programs/dock-words.ts';
import type { Finding } from '#domain/lessons/programs/expectations.ts';
import type { SimulatedInput } from '#domain/lessons/programs/project.ts';

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;
const either = (words: readonly string[]): string => words.join(' or ');
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** The last event before a time, and its text. Times are relative to this event, because students do not see when a check presses the button. */
type Since = { readonly at: number; readonly words: string };

function sinceOf(happens: readonly SimulatedInput[], timestamp: number): Since {
  const last = happens.findLast(({ at }) => at <= timestamp);
  if (last === undefined) return { at: 0, words: '' };
  const words =
    last.kind === 'press' ? ' after the press' : ` after the distance changed to ${last.distance} cm`;
  return { at: last.at, words };
}

function clockOf(happens: readonly SimulatedInput[]) {
  const timestamp = (at: number): string => {
    const since = sinceOf(happens, at);
    return since.words === '' ? `at ${seconds(at)}` : `${seconds(at - since.at)}${since.words}`;
  };
  const span = (from: number, to: number): string => {
    const before = sinceOf(happens, from);
    const since = before.words === '' ? sinceOf(happens, to) : before;
    const [first, last] = [Math.max(0, from - since.at), to - since.at];
    return first === 0
      ? `in the first ${seconds(last)}${since.words}`
      : `from ${seconds(first)} to ${seconds(last)}${since.words}`;
  };
  return { moment: timestamp, span };
}
type Clock = ReturnType<typeof clockOf>;

/** The texts for `several` colors and for the motor's directions, as they appear in a sentence. */
const looks: Readonly<Record<string, string>> = {
  several: 'in several colors',
  forward: 'turning forward',
  backward: 'turning backward',
};
const look = (word: string): string => looks[word] ?? word;

const then = {
  lights: (seen: string, at: string): string => `The lights were ${look(seen)} ${at}.`,
  tone: (seen: string, at: string): string =>
    seen === 'quiet' ? `It was quiet ${at}.` : `A ${seen} tone sounded ${at}.`,
  motor: (seen: string, at: string): string => `The motor was ${look(seen)} ${at}.`,
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
  sounds: (seen: number): string => (seen === 0 ? 'It stayed quiet' : `A sound began ${times(seen)}`),
};
const parts: Readonly<Record<DockPart, string>> = {
  lights: 'The lights',
  tone: 'The sound',
  motor: 'The motor',
};
const isOn = (part: DockPart): string => (part === 'lights' ? 'were on' : 'was on');
const isOff = (part: DockPart): string => (part === 'lights' ? 'were off' : 'was off');
const nameOf = (label: string): string => label.replaceAll(' ( )', '');
const inTurn = (lengths: readonly number[]): string =>
  lengths.map((ms, at) => `${at % 2 === 0 ? 'on' : 'off'} ${seconds(ms)}`).join(', ');

const findings: {
  readonly [Kind in Finding['kind']]: (
    finding: Extract<Finding, { readonly kind: Kind }>,
    clock: Clock,
  ) => string;
} = {
  'goal/not-then': ({ of, seen, at }, { moment }) => then[of](seen, moment(at)),
  'goal/never': ({ of, wanted, from, to }, { span }) => never[of](either(wanted.map(look)), span(from, to)),
  'goal/value-then': ({ name, seen, at }, { moment }) =>
    name === null ? `No variable had that value ${moment(at)}.` : `${name} was ${seen} ${moment(at)}.`,
  'goal/value-never': ({ name, from, to }, { span }) =>
    `${name ?? 'A variable'} never had that value ${span(from, to)}.`,
  'goal/count': ({ of, seen, wanted, from, to }, { span }) =>
    `${counted[of](seen, wanted)} ${span(from, to)}.`,
  'goal/melody': ({ seen, from, to }, { span }) =>
    seen.length === 0
      ? `No tone sounded ${span(from, to)}.`
      : `The tones were ${seen.join(', ')} ${span(from, to)}.`,
  'goal/signal': ({ of, seen }) =>
    seen.length === 0
      ? `${parts[of]} ${of === 'lights' ? 'were' : 'was'} never on.`
      : `${parts[of]} went ${inTurn(seen)}.`,
  'goal/round': ({ seen, wanted }) =>
    seen === null ? 'Nothing kept repeating.' : `One round took ${seconds(seen)}, not ${seconds(wanted)}.`,
  'goal/apart': ({ on, off, at }, { moment }) =>
    `${parts[on]} ${isOn(on)} while ${parts[off].toLowerCase()} ${isOff(off)}, ${moment(at)}.`,
  'goal/too-short': ({ of, wanted, seen }) => {
    const what = `${parts[of]} ${of === 'lights' ? 'were' : 'was'}`;
    return seen === 0
      ? `${what} never ${either(wanted.map(look))}.`
      : `${what} ${either(wanted.map(look))} for ${seconds(seen)} only.`;
  },
  'goal/unused': ({ label }) =>
    `The block ‘${nameOf(label)}’ does nothing in a stack that starts on its own.`,
  'goal/not-nested': ({ outer, inner }) =>
    `No ‘${nameOf(inner)}’ with at least two turns is inside a ‘${nameOf(outer)}’.`,
  'goal/too-large': ({ seen, most }) => `Your program has ${seen} blocks. It can be done with ${most}.`,
  'goal/too-busy': () =>
    'The program never pauses, so it could not be checked to the end. Add a ‘wait’ block.',
};

/** Explains to students why a goal is not met. `happens` lists the events of the check. */
export function findingInWords(finding: Finding, happens: readonly SimulatedInput[]): string {
  // The type of the table ensures that each entry takes the finding of its own kind.
  const says = findings[finding.kind] as (finding: Finding, clock: Clock) => string;
  return says(finding, clockOf(happens));
}
