import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePairs } from '#domain/classrooms/pairs/make-pairs.ts';
import { type Apart, apartOf, brokenBy, type Groups, isWhole } from '#domain/classrooms/pairs/pairs.ts';

const idsOf = (count: number): readonly string[] => Array.from({ length: count }, (_none, at) => `s${at}`);
const twosOf = (ids: readonly string[]): readonly Apart[] =>
  ids.flatMap((one, at) => ids.slice(at + 1).map((other) => apartOf(one, other)));

function* everyWay(ids: readonly string[], isOdd = ids.length % 2 === 1): Generator<Groups> {
  const [first, ...others] = ids;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    const rest = others.filter((id) => id !== other);
    if (rest.length !== 1) for (const more of everyWay(rest, isOdd)) yield [[first, other], ...more];
    if (!isOdd) continue;
    for (const third of rest.filter((id) => id > other)) {
      const left = rest.filter((id) => id !== third);
      for (const more of everyWay(left, false)) yield [[first, other, third], ...more];
    }
  }
}

const isProper = (groups: Groups): boolean =>
  groups.filter(({ length }) => length !== 2).every(({ length }) => length === 3);
const waysOf = (ids: readonly string[], apart: readonly Apart[]): readonly Groups[] =>
  [...everyWay(ids)].filter((groups) => isProper(groups) && brokenBy(groups, apart).length === 0);

const aClass = fc.integer({ min: 2, max: 8 }).chain((count) => {
  const ids = idsOf(count);
  return fc.record({
    ids: fc.constant(ids),
    apart: fc.subarray([...twosOf(ids)]),
    earlier: fc.array(
      fc
        .shuffledSubarray([...ids])
        .map((some) =>
          Array.from({ length: Math.floor(some.length / 2) }, (_none, at) => some.slice(at * 2, at * 2 + 2)),
        ),
      { maxLength: 4 },
    ),
    seed: fc.string(),
  });
});

test('[ROS-13] everyone is in one pair, with one group of three for an odd number and never with an excluded partner, or it is reported as impossible', () => {
  fc.assert(
    fc.property(aClass, ({ ids, apart, earlier, seed }) => {
      const made = makePairs({ present: ids, apart, earlier, seed });
      expect(made.ok).toBe(waysOf(ids, apart).length > 0);
      if (!made.ok) return;
      expect(isWhole(made.value, ids)).toBe(true);
      expect(brokenBy(made.value, apart)).toEqual([]);
      expect(made.value.filter(({ length }) => length === 3)).toHaveLength(ids.length % 2);
      expect(isProper(made.value)).toBe(true);
    }),
  );
});

test('[ROS-13] no student repeats a partner while everyone could have a new one', () => {
  fc.assert(
    fc.property(aClass, ({ ids, apart, earlier, seed }) => {
      const met = earlier.flatMap((groups) => groups.flatMap((group) => twosOf(group)));
      const fresh = waysOf(ids, [...apart, ...met]);
      const made = makePairs({ present: ids, apart, earlier, seed });
      expect(fresh.length > 0 && made.ok ? brokenBy(made.value, met) : []).toEqual([]);
    }),
  );
});

test('[ROS-13] repeated partners are those who were together least often', () => {
  const again: Groups = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  const once: Groups = [
    ['a', 'c'],
    ['b', 'd'],
  ];
  const ask = (earlier: readonly Groups[]) =>
    makePairs({ present: ['a', 'b', 'c', 'd'], apart: [['a', 'd']], earlier, seed: '' });
  expect(ask([again, again, once])).toEqual({ ok: true, value: once });
  expect(ask([once, again])).toEqual({ ok: true, value: again });
});

test('[ROS-13] over a term a class of 29 meets new partners, and the group of three rotates', () => {
  const present = idsOf(29);
  const rounds: Groups[] = [];
  for (let lesson = 0; lesson < 12; lesson += 1) {
    const made = makePairs({ present, apart: [], earlier: rounds, seed: `${lesson}` });
    if (made.ok) rounds.unshift(made.value);
  }
  const met = rounds.flatMap((groups) => groups.flatMap((group) => twosOf(group).map(String)));
  expect(new Set(met).size).toBe(met.length);
  expect(rounds).toHaveLength(12);
  const threes = rounds.flatMap((groups) => groups.filter(({ length }) => length === 3).flat());
  expect(new Set(threes).size).toBe(29);
});

test('[ROS-13] the result is the same for any order of the list; another seed gives another result', () => {
  const present = idsOf(24);
  const ask = (ids: readonly string[], seed: string): string => {
    const made = makePairs({ present: ids, apart: [], earlier: [], seed });
    return made.ok
      ? made.value
          .map((group) => group.toSorted().join('+'))
          .toSorted()
          .join()
      : made.error.kind;
  };
  expect(ask(present.toReversed(), 'lesson')).toBe(ask(present, 'lesson'));
  expect(new Set(Array.from({ length: 20 }, (_none, seed) => ask(present, `${seed}`))).size).toBe(20);
});

test('[ROS-13] a student who cannot be paired with anyone is named, and one student is no pair', () => {
  const apart = ['s1', 's2', 's3', 's4'].map((id) => apartOf('s0', id));
  expect(makePairs({ present: idsOf(5), apart, earlier: [], seed: '' })).toEqual({
    ok: false,
    error: { kind: 'pairs/impossible', alone: ['s0'] },
  });
  expect(makePairs({ present: ['s0'], apart: [], earlier: [], seed: '' })).toEqual({
    ok: false,
    error: { kind: 'pairs/too-few' },
  });
});

test('[ROS-13] the largest class gets its pairs, or the report that there are none, within a second', () => {
  const present = idsOf(61);
  const apart = present.slice(1).map((id) => apartOf('s0', id));
  const before = performance.now();
  expect(makePairs({ present, apart, earlier: [], seed: '' }).ok).toBe(false);
  expect(makePairs({ present: idsOf(200), apart, earlier: [], seed: '' }).ok).toBe(true);
  expect(performance.now() - before).toBeLessThan(1000);
});
