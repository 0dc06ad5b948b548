import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { blockOfLabel } from '#domain/lessons/programs/block-language.ts';
import { parseProgram } from '#domain/lessons/programs/parse-program.ts';
import { printProgram } from '#domain/lessons/programs/print-program.ts';
import type { SimulatedInput } from '#domain/lessons/programs/project.ts';
import { record } from '#domain/lessons/programs/recording.ts';
import type { DockEvent } from '#domain/lessons/programs/machine.ts';
import { blockKinds } from '#ui/features/lessons/getting-started/messages/en/universe.ts';

const folder = join(import.meta.dirname, '../../content/lessons');

/** Returns the programs in a file, in order, without the indentation of their list or field. */
function figuresOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^( *)```blocks\n([\s\S]*?)^ *```/gm)].map(([, indent = '', text = '']) =>
    text
      .split('\n')
      .map((line) => line.slice(indent.length))
      .join('\n')
      .trimEnd(),
  );
}

const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.md')).sort();
const figures = new Map<string, readonly string[]>();
for (const file of files) figures.set(file, figuresOf(await readFile(join(folder, file), 'utf8')));
const all = [...figures].flatMap(([file, texts]) =>
  texts.map((text, at) => [`${file}, program ${at + 1}`, text] as const),
);
const lessons = await loadLessons(folder);

test.each(all)('%s is a program in the notation of the language', (_place, text) => {
  const read = parseProgram(text);
  expect(read.ok ? printProgram(read.value) : read.error).toBe(text);
});

test.each(lessons.map((lesson) => [lesson.slug, lesson.blocks] as const))(
  '%s names blocks that the app has, in their categories',
  (_slug, blocks) => {
    for (const { label, category } of blocks)
      expect([label, blockOfLabel(label)?.category]).toEqual([label, category]);
  },
);

test('every block in the guides is one of the app, in its category', () => {
  for (const { category, labels } of blockKinds)
    for (const label of labels) expect([label, blockOfLabel(label)?.category]).toEqual([label, category]);
});

function found(slug: string, ...words: readonly string[]): string {
  const text = figures.get(`${slug}/lesson.md`)?.find((each) => words.every((word) => each.includes(word)));
  if (text === undefined) throw new Error(`${slug} has no program with ${words.join(', ')}`);
  return text;
}

const run = (texts: readonly string[], inputs: readonly SimulatedInput[], seconds: number) => {
  const read = parseProgram(texts.join('\n\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return record(read.value, inputs, seconds * 1000);
};
const press = (seconds: number): SimulatedInput => ({ at: seconds * 1000, kind: 'press' });
const at = (seconds: number, distance: number): SimulatedInput => ({
  at: seconds * 1000,
  kind: 'distance',
  distance,
});
const ring = ({ events }: { readonly events: readonly DockEvent[] }) =>
  events.flatMap((event) =>
    event.kind === 'lights' ? [[event.at / 1000, event.lights[0] ?? 'dark'] as const] : [],
  );
const tonesBegun = ({ events }: { readonly events: readonly DockEvent[] }) =>
  events.flatMap((event) => (event.kind === 'tone' && event.tone !== null ? [event.at / 1000] : []));
const colorNow = ({ machine }: ReturnType<typeof run>) => machine.dock.lights[0] ?? 'dark';

describe('the lessons describe their programs correctly', () => {
  test('Harbor light: four flashes, two flashes, and three with two and a half seconds of dark', () => {
    expect(
      ring(run([found('harbor-light', 'repeat (4)')], [press(0)], 9)).filter(([, is]) => is === 'yellow'),
    ).toHaveLength(4);
    const two = ring(run([found('harbor-light', 'repeat (2)')], [press(0)], 9));
    expect(two).toEqual([
      [0, 'yellow'],
      [0.5, 'dark'],
      [1, 'yellow'],
      [1.5, 'dark'],
    ]);
    const rock = ring(run([found('harbor-light', 'repeat (3)', 'wait (2)')], [press(0)], 6));
    expect(rock.slice(5, 7)).toEqual([
      [2.5, 'dark'],
      [5, 'yellow'],
    ]);
    expect(tonesBegun(run([found('harbor-light', 'play tone')], [press(0)], 9))).toEqual([0, 1, 2]);
  });

  test('Call the ferry: nothing happens without a press; the ring is on first, then dark after three seconds', () => {
    const call = found('call-the-ferry', 'play tone (high) for (1) seconds\nwait (2)');
    expect(run([call], [], 60).events).toEqual([]);
    expect(ring(run([call], [press(1)], 10))).toEqual([
      [1, 'yellow'],
      [4, 'dark'],
    ]);
  });

  test.each([
    ['the exit question', ['forever', 'repeat (3)'], 15],
    ['the ferry under way', ['wait (10)'], 5],
    ['the tug', ['repeat (2)', 'wait (5)'], 15],
    ['the pilot boat', ['repeat (4)'], 20],
  ])('Signals in the fog: %s has a period of 12 seconds', (_ship, words, tones) => {
    const minute = tonesBegun(run([found('signals-in-the-fog', ...words)], [press(0)], 59.9));
    expect(minute).toHaveLength(tones);
    expect(minute.filter((second) => second % 12 === 0)).toEqual([0, 12, 24, 36, 48]);
  });

  test('Mind the quay: after one check the lights stay; in a loop, green down to 10 cm and red from 9', () => {
    const once = found('mind-the-quay', 'pressed\nif (distance in cm < 10)');
    expect(colorNow(run([once], [at(0, 20), press(1)], 2))).toBe('green');
    expect(colorNow(run([once], [at(0, 5), press(1), at(2, 20)], 9))).toBe('red');
    const loop = found('mind-the-quay', 'forever\n  if (distance in cm < 10)');
    const seen = [25, 15, 11, 10, 9, 5].map((cm) => colorNow(run([loop], [press(0), at(1, cm)], 2)));
    expect(seen).toEqual(['green', 'green', 'green', 'green', 'red', 'red']);
    const three = found('mind-the-quay', 'color (yellow)');
    expect([9, 10, 19, 20].map((cm) => colorNow(run([three], [press(0), at(1, cm)], 2)))).toEqual([
      'red',
      'yellow',
      'yellow',
      'green',
    ]);
  });

  test('Tide keeper: the table at the edges', () => {
    const keeper = found('tide-keeper', 'else if');
    const seen = [23, 22, 21, 19, 18, 17].map((cm) => colorNow(run([keeper], [at(0, cm)], 2)));
    expect(seen).toEqual(['red', 'yellow', 'yellow', 'yellow', 'green', 'green']);
    expect(run([keeper], [at(1, 18)], 2).machine.variables).toEqual({ depth: 12 });
  });

  test('Count the crates: 7 boxes; the careless counter says 4, the one that remembers 2', () => {
    expect(run([found('count-the-crates', 'boxes + 2')], [], 1).machine.variables).toEqual({ boxes: 7 });
    const readings = [30, 30, 6, 6, 6, 30, 7, 30].map((cm, second) =>
      at(second === 0 ? 0 : second - 0.5, cm),
    );
    expect(
      run([found('count-the-crates', 'crates', 'wait (1)')], readings, 8).machine.variables['crates'],
    ).toBe(4);
    expect(
      run([found('count-the-crates', 'there', 'wait (0.2)')], readings, 8).machine.variables['crates'],
    ).toBe(2);
    const asked = [30, 8, 8, 30, 9, 30].map((cm, second) => at(second === 0 ? 0 : second - 0.5, cm));
    expect(run([found('count-the-crates', 'crates', 'wait (1)')], asked, 6).machine.variables['crates']).toBe(
      3,
    );
  });

  test('Count the crates: the scripts A to D, and the counter that waits for 14 cm', () => {
    const script = (places: readonly number[]) => places.map((cm, step) => at(step / 2, cm));
    const [good, mended] = [found('count-the-crates', 'there'), found('count-the-crates', '≥ 14')];
    const count = (text: string, places: readonly number[]) =>
      run([text], script(places), 20).machine.variables['crates'];
    expect(count(good, [30, 5, 30, 5, 30, 5, 30])).toBe(3);
    expect(count(good, [30, ...Array.from({ length: 10 }, () => 5), 30])).toBe(1);
    expect([count(good, [30, 5, 12, 5, 30]), count(mended, [30, 5, 12, 5, 30])]).toEqual([2, 1]);
    expect([count(good, [30, 9, 10, 9, 30]), count(mended, [30, 9, 10, 9, 30])]).toEqual([2, 1]);
  });

  test('Night shift: one stack misses the boat that comes just after the question; two stacks do not', () => {
    expect(tonesBegun(run([found('night-shift', 'wait (3)')], [at(6.1, 5), at(10.1, 30)], 20))).toEqual([]);
    const lamp = found('night-shift', 'wait (2)');
    const watch = found('night-shift', 'forever\n  if (distance in cm < 10)\n    play tone');
    expect(lamp).toContain('play tone');
    const only = lamp
      .split('\n')
      .filter((line) => !/if|play/.test(line))
      .join('\n');
    const two = run([only, watch], [at(6.1, 5), at(8.1, 30)], 12);
    expect(tonesBegun(two)[0]).toBe(6.5);
    expect(ring(two).map(([second]) => second)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  });

  test('Night shift: the press is seen until the other stack turns its blue light on again', () => {
    const texts = [found('night-shift', 'color (blue)'), found('night-shift', 'color (green)')];
    expect(ring(run(texts, [press(2.4)], 4))).toEqual([
      [0, 'blue'],
      [2.4, 'green'],
      [3, 'blue'],
    ]);
  });

  test('Night shift: the note repeats the alarm until the button is pressed; a boat that is still near starts it again', () => {
    const texts = [
      found('night-shift', 'alarm = 1'),
      found('night-shift', 'set (alarm) to (1)'),
      found('night-shift', 'when button pressed\nset'),
    ];
    const visit = [at(3.3, 5), at(5, 30)];
    expect(new Set(ring(run(texts, [], 20)).map(([, is]) => is))).toEqual(new Set(['yellow', 'dark']));
    const red = ring(run(texts, visit, 20)).find(([, is]) => is === 'red')?.[0] ?? 99;
    expect(red).toBeLessThanOrEqual(3.3 + 2.5);
    expect(colorNow(run(texts, visit, 20))).toBe('red');
    expect(colorNow(run(texts, [...visit, press(12)], 13.1))).not.toBe('red');
    expect(colorNow(run(texts, [at(3.3, 5), press(12)], 20))).toBe('red');
  });

  test('Open for ships: the three examples pass their tests', () => {
    const berth = found('open-for-ships', '< 8');
    expect([20, 8, 7].map((cm) => colorNow(run([berth], [at(0, cm)], 2)))).toEqual([
      'yellow',
      'yellow',
      'dark',
    ]);
    expect(tonesBegun(run([berth], [at(0, 7)], 0.5))).toEqual([0]);
    const counter = [found('open-for-ships', 'crates ≥ 4'), found('open-for-ships', 'when button pressed')];
    const crates = (many: number) =>
      Array.from({ length: many }, (_, n) => [at(n * 2 + 1, 5), at(n * 2 + 2, 30)]).flat();
    expect(colorNow(run(counter, crates(3), 20))).toBe('dark');
    expect(colorNow(run(counter, crates(4), 20))).toBe('green');
    const cleared = run(counter, [...crates(4), press(15)], 20);
    expect([colorNow(cleared), cleared.machine.variables['crates']]).toEqual(['dark', 0]);
    const watch = found('open-for-ships', '< 12');
    expect([20, 12].map((cm) => ring(run([watch], [at(0, cm)], 5)))).toEqual([[], []]);
    expect(ring(run([watch], [at(0, 11)], 3))).toEqual([
      [0, 'red'],
      [1, 'dark'],
      [2, 'red'],
      [3, 'dark'],
    ]);
  });
});
