import { err, ok, type Result } from '../result.ts';
import { maximumMatching } from './maximum-matching.ts';
import type { Apart, Groups, NoPairs } from './pairs.ts';
import { shuffled } from './shuffled.ts';

/** Who is there, who is not to be together, what was before, the newest first, and what decides where nothing else does. */
export type PairQuestion = {
  readonly present: readonly string[];
  readonly apart: readonly Apart[];
  readonly earlier: readonly Groups[];
  readonly seed: string;
};

/** What speaks against pairing two: nothing where it is 0, everything where it is infinite. */
type Cost = (one: number, other: number) => number;

const pairKey = (one: string, other: string): string => JSON.stringify([one, other].toSorted());

const inTwos = (group: readonly string[]): readonly string[] =>
  group.flatMap((one, place) => group.slice(place + 1).map((other) => pairKey(one, other)));

/** Whoever never met costs nothing; then counts how often two met, and where that is the same how long ago. */
function costsOf(earlier: readonly Groups[]): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  for (const [age, groups] of earlier.entries()) {
    for (const key of groups.flatMap(inTwos)) {
      costs.set(key, (costs.get(key) ?? earlier.length - age) + earlier.length + 1);
    }
  }
  return costs;
}

/**
 * Pairs of those who are present, and one group of three where they are odd: everybody in exactly one, and never two who are to
 * be apart (ROS-13). Nobody has a partner again while there is a way to give everybody a new one; else the pairs that come
 * again are those that were together least often, and longest ago. The same question has the same answer.
 */
export function makePairs({ present, apart, earlier, seed }: PairQuestion): Result<Groups, NoPairs> {
  if (present.length < 2) return err({ kind: 'pairs/too-few' });
  const students = shuffled([...present].toSorted(), seed);
  const never = new Set(apart.map(([one, other]) => pairKey(one, other)));
  const costs = costsOf(earlier);
  const matrix = students.map((one) =>
    students.map((other) => {
      const key = pairKey(one, other);
      return one === other || never.has(key) ? Infinity : (costs.get(key) ?? 0);
    }),
  );
  const cost: Cost = (one, other) => matrix[one]?.[other] ?? Infinity;
  const steps = [...new Set(matrix.flat().filter(Number.isFinite))].toSorted((a, b) => a - b);
  const found = lowest(steps, (most) => grouped({ cost, most, ids: students, earlier }));
  if (found === null) return err({ kind: 'pairs/impossible', alone: aloneOf(students, cost) });
  const byPlace = improved(found, cost).map((group) => group.flatMap((place) => students[place] ?? []));
  return ok(inOrder(byPlace, present));
}

/** Groups and who is in them, in the order of those who are present. */
function inOrder(groups: Groups, present: readonly string[]): Groups {
  const places = new Map(present.map((id, place) => [id, place]));
  const placeOf = (id = ''): number => places.get(id) ?? 0;
  return groups
    .map((group) => group.toSorted((one, other) => placeOf(one) - placeOf(other)))
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other));
}

/** Those who may be with nobody of all who are there. */
const aloneOf = (students: readonly string[], cost: Cost): readonly string[] =>
  students.filter((_id, one) => students.every((_other, other) => cost(one, other) === Infinity)).toSorted();

/** The first answer over rising steps; where there is none at the last step there is none at all. */
function lowest<T>(steps: readonly number[], at: (most: number) => T | null): T | null {
  const last = steps.at(-1);
  let best = last === undefined ? null : at(last);
  let [from, to] = [0, steps.length - 1];
  while (best !== null && from < to) {
    const middle = Math.floor((from + to) / 2);
    const found = at(steps[middle] ?? 0);
    if (found === null) from = middle + 1;
    else [to, best] = [middle, found];
  }
  return best;
}

type Places = readonly (readonly number[])[];
type Grouping = Pick<PairQuestion, 'earlier'> & {
  readonly cost: Cost;
  /** What two of a group may cost at most. */
  readonly most: number;
  readonly ids: readonly string[];
};

/** Groups in which no two cost more than so much; null where there are none. */
function grouped({ cost, most, ids, earlier }: Grouping): Places | null {
  const all = [...ids.keys()];
  const neighborsOf = (limit: number, out: ReadonlySet<number>) =>
    all.map((one) => (out.has(one) ? [] : all.filter((two) => !out.has(two) && cost(one, two) <= limit)));
  /** All but these in pairs, of which as many as can be cost nothing. */
  const paired = (out: ReadonlySet<number>): Places | null => {
    const mates = maximumMatching(neighborsOf(most, out), maximumMatching(neighborsOf(0, out)));
    if (all.some((one) => !out.has(one) && mates[one] === -1)) return null;
    return all.flatMap((one) => ((mates[one] ?? -1) > one ? [[one, mates[one] ?? one]] : []));
  };
  if (ids.length % 2 === 0) return paired(new Set());
  const neighbors = neighborsOf(most, new Set());
  // With nobody for one of them, or without pairs for all but one, no three needs to be tried.
  if (neighbors.some(({ length }) => length === 0)) return null;
  if (maximumMatching(neighbors).filter((mate) => mate === -1).length > 1) return null;
  for (const three of threesOf(all, { ids, earlier })) {
    const [a, b, c] = three;
    if (cost(a, b) > most || cost(a, c) > most || cost(b, c) > most) continue;
    const rest = paired(new Set(three));
    if (rest !== null) return [three, ...rest];
  }
  return null;
}

/** Every three, those first who were least often in a group of three. */
function* threesOf(
  all: readonly number[],
  { ids, earlier }: Pick<Grouping, 'earlier' | 'ids'>,
): Generator<readonly [number, number, number]> {
  const inThrees = earlier.flatMap((groups) => groups.filter(({ length }) => length > 2).flat());
  const times = all.map((place) => inThrees.filter((id) => id === ids[place]).length);
  const order = all.toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
  for (const [third, c] of order.entries()) {
    for (const [second, b] of order.slice(0, third).entries()) {
      for (const a of order.slice(0, second)) yield [a, b, c];
    }
  }
}

/** The same groups after every exchange of two that makes them cost less. */
function improved(begun: Places, cost: Cost): Places {
  const groups = begun.map((group) => [...group]);
  const costOf = (group: readonly number[]): number =>
    group.reduce(
      (sum, one, place) => sum + group.slice(place + 1).reduce((s, two) => s + cost(one, two), 0),
      0,
    );
  const exchange = (one: number[], two: number[]): boolean => {
    const before = costOf(one) + costOf(two);
    if (before === 0) return false;
    for (const [i, a] of one.entries()) {
      for (const [j, b] of two.entries()) {
        [one[i], two[j]] = [b, a];
        if (costOf(one) + costOf(two) < before) return true;
        [one[i], two[j]] = [a, b];
      }
    }
    return false;
  };
  const once = (): boolean =>
    groups.some((one, place) => groups.slice(place + 1).some((two) => exchange(one, two)));
  while (once());
  return groups;
}
