import type { IsoDate } from '../../platform/dates/iso-date.ts';

/** The source of a term: a bought license, a trial, a license of a parent organization that covers everyone, or the plan. */
export const termSources = ['license', 'trial', 'above', 'planned'] as const;
export type TermSource = (typeof termSources)[number];

/** A period with covered seats. `endsOn` is exclusive; `seats` is null if everyone is covered. */
export type HeldTerm = {
  readonly source: TermSource;
  readonly seats: number | null;
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
};

/** A period with the same people and coverage. `to` is exclusive. */
export type CoverSpan = {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly people: number;
  readonly covered: number;
  /** Null if everyone is covered. */
  readonly seats: number | null;
  readonly sources: readonly TermSource[];
};

const covers = ({ startsOn, endsOn }: HeldTerm, day: IsoDate): boolean => startsOn <= day && day < endsOn;

/** Whether a new term must wait for the end of this one, which is true of any source except a trial. */
const isLicense = ({ source }: HeldTerm): boolean => source !== 'trial';

/** Returns the first day from `day` on without a license; ignores trials. */
export function coveredUntil(held: readonly HeldTerm[], day: IsoDate): IsoDate {
  const ends = held.filter((term) => isLicense(term) && covers(term, day)).map(({ endsOn }) => endsOn);
  return ends.length === 0
    ? day
    : coveredUntil(
        held,
        ends.reduce((one, other) => (one > other ? one : other)),
      );
}

/** Returns the days from `from` to `to` (exclusive) as spans of constant coverage; empty if there are none. */
export function coverSpans(
  held: readonly HeldTerm[],
  { from, to, people }: Pick<CoverSpan, 'from' | 'to' | 'people'>,
): readonly CoverSpan[] {
  if (from >= to) return [];
  const turns = held.flatMap(({ startsOn, endsOn }) => [startsOn, endsOn]);
  const begins = [from, ...turns.filter((day) => from < day && day < to)];
  const days = [...new Set(begins)].toSorted();
  return days.map((day, at): CoverSpan => {
    const present = held.filter((term) => covers(term, day));
    const seats = present.some((term) => term.seats === null)
      ? null
      : present.reduce((sum, term) => sum + (term.seats ?? 0), 0);
    const covered = seats === null ? people : Math.min(people, seats);
    const sources = termSources.filter((source) => present.some((term) => term.source === source));
    return { from: day, to: days[at + 1] ?? to, people, covered, seats, sources };
  });
}

const isSame = (one: CoverSpan, other: CoverSpan): boolean =>
  one.to === other.from &&
  one.people === other.people &&
  one.seats === other.seats &&
  one.sources.join() === other.sources.join();

/** Joins adjacent spans that differ only in their days. */
export function mergeAdjacentSpans(spans: readonly CoverSpan[]): readonly CoverSpan[] {
  const joined: CoverSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last === undefined || !isSame(last, span)) joined.push(span);
    else joined[joined.length - 1] = { ...last, to: span.to };
  }
  return joined;
}
