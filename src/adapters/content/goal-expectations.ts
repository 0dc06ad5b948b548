import { z } from 'zod';
import { blockLanguage } from '#domain/lessons/programs/block-language.ts';
import { colors, directions, dockParts, tones } from '#domain/lessons/programs/dock-words.ts';
import type { Expectation, When } from '#domain/lessons/programs/project.ts';
import { fieldName, schemaAdvice } from './content-problems.ts';
import type { ReportProblem } from './student-parts.ts';

/** Converts seconds of a lesson's file to whole milliseconds. */
export const milliseconds = (seconds: number): number => Math.round(seconds * 1000);

const timestamp = z.union([z.number().min(0), z.literal('end')], {
  error: 'is not a number of seconds or `end`',
});
const after = z.string().exactOptional();
const spanFields = { from: timestamp.default(0), to: timestamp.default('end'), after };
const whenFields = {
  at: z.union([timestamp, z.array(timestamp).min(1)]).exactOptional(),
  by: timestamp.exactOptional(),
  from: timestamp.exactOptional(),
  throughout: z.tuple([timestamp, timestamp]).exactOptional(),
  after,
};
const stateFields = { ...whenFields, for: z.number().min(0).exactOptional(), to: timestamp.exactOptional() };
const oneOrMore = <T extends z.ZodType>(value: T) =>
  z.union([value, z.array(value).min(1)], { error: 'is none of the words that fit here' });
const amount = z.union([z.number(), z.tuple([z.number(), z.number()])], {
  error: 'is not a number or two of them, `[least, most]`',
});
const part = z.enum(dockParts);
const label = z.enum(blockLanguage.map((spec) => spec.label));

const expectations = {
  lights: z.strictObject({ lights: oneOrMore(z.enum(['on', 'dark', ...colors])), ...stateFields }),
  tone: z.strictObject({ tone: oneOrMore(z.enum(['on', 'quiet', ...tones])), ...stateFields }),
  motor: z.strictObject({ motor: oneOrMore(z.enum(['on', 'off', ...directions])), ...stateFields }),
  variable: z.strictObject({ variable: z.string(), is: amount, ...whenFields }),
  flashes: z.strictObject({
    flashes: amount,
    color: oneOrMore(z.enum(colors)).exactOptional(),
    ...spanFields,
  }),
  tones: z.strictObject({ tones: amount, pitch: oneOrMore(z.enum(tones)).exactOptional(), ...spanFields }),
  sounds: z.strictObject({ sounds: amount, ...spanFields }),
  melody: z.strictObject({ melody: z.array(z.enum(tones)).min(1), ...spanFields }),
  signal: z.strictObject({ signal: z.array(amount).min(2), of: part, ...spanFields }),
  repeats: z.strictObject({ repeats: part, every: z.number().min(0), ...spanFields }),
  together: z.strictObject({ together: z.tuple([part, part]), ...spanFields }),
  uses: z.strictObject({ uses: label }),
  nested: z.strictObject({ nested: z.tuple([label, label]) }),
  blocks: z.strictObject({ blocks: z.int().min(1) }),
};
type Kind = keyof typeof expectations;
type Given = z.infer<(typeof expectations)[Kind]>;
const kinds: readonly string[] = Object.keys(expectations);
const isKind = (key: string): key is Kind => kinds.includes(key);

const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];
const rangeOf = (value: z.infer<typeof amount>): { readonly least: number; readonly most: number } =>
  typeof value === 'number' ? { least: value, most: value } : { least: value[0], most: value[1] };

const signalTolerance = 0.3;
/** Returns the allowed range for the duration of a signal. A number becomes a range, because people cannot hear small differences. */
const lengthOf = (value: z.infer<typeof amount>) => {
  const [least, most] =
    typeof value === 'number' ? [value - signalTolerance, value + signalTolerance] : value;
  return { least: milliseconds(Math.max(0, least)), most: milliseconds(most) };
};

type Moment = z.infer<typeof timestamp>;
type Times = {
  readonly at?: Moment | Moment[];
  readonly by?: Moment;
  readonly from?: Moment;
  readonly to?: Moment;
  readonly for?: number;
  readonly throughout?: [Moment, Moment];
};

/**
 * Parses the expectations of one goal. Reports and skips invalid ones. `until` is the end of the run, and `events` are the moments (ms) to which `after` may
 * refer.
 */
export class ExpectationReader {
  readonly #until: number;
  readonly #events: ReadonlyMap<string, number>;
  readonly #report: ReportProblem;
  #start = 0;

  constructor(until: number, events: ReadonlyMap<string, number>, report: ReportProblem) {
    this.#until = until;
    this.#events = events;
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
    this.#start = this.#startOf(field, 'after' in read.data ? read.data.after : undefined);
    return [this.#expectation(field, read.data)];
  }

  #startOf(field: string, name: string | undefined): number {
    const at = name === undefined ? 0 : this.#events.get(name);
    if (at === undefined)
      this.#report(`${field}.after`, 'names nothing that `happens`. Use `press` or the `name` of one.');
    return at ?? 0;
  }

  #expectation(field: string, given: Given): Expectation {
    if ('uses' in given) return { kind: 'uses', label: given.uses };
    if ('nested' in given) return { kind: 'nested', outer: given.nested[0], inner: given.nested[1] };
    if ('blocks' in given) return { kind: 'size', most: given.blocks };
    if ('lights' in given)
      return { kind: 'lights', is: listOf(given.lights), when: this.#stateWhen(field, given) };
    if ('tone' in given) return { kind: 'tone', is: listOf(given.tone), when: this.#stateWhen(field, given) };
    if ('motor' in given)
      return { kind: 'motor', is: listOf(given.motor), when: this.#stateWhen(field, given) };
    if (!('variable' in given)) return this.#counted(given, this.#span(field, given));
    const name = given.variable === 'any' ? null : given.variable;
    return { kind: 'variable', name, ...rangeOf(given.is), when: this.#when(field, given) };
  }

  #counted(
    given: Extract<Given, { readonly to: Moment }>,
    span: { readonly from: number; readonly to: number },
  ): Expectation {
    if ('melody' in given) return { kind: 'melody', tones: given.melody, ...span };
    if ('sounds' in given) return { kind: 'sounds', ...rangeOf(given.sounds), ...span };
    if ('signal' in given)
      return { kind: 'signal', of: given.of, round: given.signal.map(lengthOf), ...span };
    if ('repeats' in given)
      return { kind: 'repeats', of: given.repeats, every: milliseconds(given.every), ...span };
    if ('together' in given) return { kind: 'together', parts: given.together, ...span };
    return 'flashes' in given
      ? { kind: 'flashes', ...rangeOf(given.flashes), colors: listOf(given.color), ...span }
      : { kind: 'tones', ...rangeOf(given.tones), pitches: listOf(given.pitch), ...span };
  }

  #moment(field: string, given: Moment): number {
    const at = given === 'end' ? this.#until : this.#start + milliseconds(given);
    if (at > this.#until)
      this.#report(field, `looks at ${at / 1000} s, but the goal ends before. Raise its \`seconds\`.`);
    return at;
  }

  #span(field: string, { from = 0, to = 'end' }: { readonly from?: Moment; readonly to?: Moment }) {
    const span = { from: this.#moment(field, from), to: this.#moment(field, to) };
    if (span.from >= span.to)
      this.#report(field, 'ends before it begins. Give the goal `seconds`, and turn them round.');
    return span;
  }

  #stateWhen(field: string, times: Times): When {
    const { for: least, at, by, throughout } = times;
    if (least === undefined) return this.#when(field, times);
    if ([at, by, throughout].some((each) => each !== undefined))
      this.#report(field, 'has `for` and another time. Use `for: 2` alone, or with `from` and `to`.');
    return { kind: 'for', least: milliseconds(least), ...this.#span(field, times) };
  }

  #when(field: string, { at, by, from, to, throughout }: Times): Exclude<When, { kind: 'for' }> {
    const named = [at, by, throughout].filter((each) => each !== undefined);
    if (named.length !== 1 || (from !== undefined && by === undefined) || to !== undefined) {
      this.#report(
        field,
        'needs one of `at: 2`, `by: 2` (perhaps with `from: 1`), `throughout: [1, 2]` and, of what is seen, `for: 2`.',
      );
    }
    if (throughout !== undefined) {
      const [first, last] = throughout;
      return { kind: 'throughout', ...this.#span(field, { from: first, to: last }) };
    }
    if (by !== undefined) return { kind: 'by', ...this.#span(field, { from: from ?? 0, to: by }) };
    return { kind: 'at', moments: listOf(at).map((each) => this.#moment(field, each)) };
  }
}
