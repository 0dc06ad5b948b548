import { err, ok, type Result } from '../../result.ts';
import { maximumMatching } from './maximum-matching.ts';
import type { Apart, Groups, NoPairs } from './pairs.ts';
import { shuffled } from './shuffled.ts';

/** The input for pairing: students present, pairs to keep apart, earlier groups (newest first), and a seed that breaks ties. */
export type PairQuestion = {
  readonly present: readonly string[];
  readonly apart: readonly Apart[];
  readonly earlier: readonly Groups[];
  readonly seed: string;
};

/** The cost of pairing two students: 0 for a new pair, infinite for students who must be kept apart. */
type Cost = (one: number, other: number) => number;

const pairKey = (one: string, other: string): string => JSON.stringify([one, other].toSorted());

const inTwos = (group: readonly string[]): readonly string[] =>
  group.flatMap((one, index) => group.slice(index + 1).map((other) => pairKey(one, other)));

/**
 * Returns the cost of each pair; a pair that never worked together is missing. The cost depends first on how often the two students worked together, then on
 * how recently.
 */
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
 * Pairs the students who are present, with one group of three for an odd number. Each student is in exactly one group, and never with a student to be kept
 * apart from (ROS-13). Avoids repeated partners if possible; otherwise repeats pairs that worked together least often and longest ago. Deterministic.
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
  const byPlace = improved(found, cost).map((group) => group.flatMap((index) => students[index] ?? []));
  return ok(inOrder(byPlace, present));
}

function inOrder(groups: Groups, present: readonly string[]): Groups {
  const places = new Map(present.map((id, index) => [id, index]));
  const placeOf = (id = ''): number => places.get(id) ?? 0;
  return groups
    .map((group) => group.toSorted((one, other) => placeOf(one) - placeOf(other)))
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other));
}

/** Returns the students who cannot be paired with any other student who is present. */
const aloneOf = (students: readonly string[], cost: Cost): readonly string[] =>
  students.filter((_id, one) => students.every((_other, other) => cost(one, other) === Infinity)).toSorted();

/** Finds the lowest step for which `at` does not return null, by binary search, and returns its result. Null if `at` returns null for the last step. */
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
  readonly most: number;
  readonly ids: readonly string[];
};

/** Returns groups in which the cost of each pair is within the limit; null if that is impossible. */
function grouped({ cost, most, ids, earlier }: Grouping): Places | null {
  const all = [...ids.keys()];
  const neighborsOf = (limit: number, out: ReadonlySet<number>) =>
    all.map((one) => (out.has(one) ? [] : all.filter((two) => !out.has(two) && cost(one, two) <= limit)));
  const paired = (out: ReadonlySet<number>): Places | null => {
    const mates = maximumMatching(neighborsOf(most, out), maximumMatching(neighborsOf(0, out)));
    if (all.some((one) => !out.has(one) && mates[one] === -1)) return null;
    return all.flatMap((one) => ((mates[one] ?? -1) > one ? [[one, mates[one] ?? one]] : []));
  };
  if (ids.length % 2 === 0) return paired(new Set());
  const neighbors = neighborsOf(most, new Set());
  // A group of three cannot help if a student has no possible partner, or more than one student stays unmatched.
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

function* threesOf(
  all: readonly number[],
  { ids, earlier }: Pick<Grouping, 'earlier' | 'ids'>,
): Generator<readonly [number, number, number]> {
  const inThrees = earlier.flatMap((groups) => groups.filter(({ length }) => length > 2).flat());
  const times = all.map((index) => inThrees.filter((id) => id === ids[index]).length);
  const order = all.toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
  for (const [third, c] of order.entries()) {
    for (const [second, b] of order.slice(0, third).entries()) {
      for (const a of order.slice(0, second)) yield [a, b, c];
    }
  }
}

function improved(begun: Places, cost: Cost): Places {
  const groups = begun.map((group) => [...group]);
  const costOf = (group: readonly number[]): number =>
    group.reduce(
      (sum, one, index) => sum + group.slice(index + 1).reduce((s, two) => s + cost(one, two), 0),
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
    groups.some((one, index) => groups.slice(index + 1).some((two) => exchange(one, two)));
  while (once());
  return groups;
}
