import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseProgram } from '#domain/lessons/programs/parse-program.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import type { Expectation, Goal } from '#domain/lessons/programs/project.ts';
import { useGoals } from '#ui/features/lessons/try-it/use-goals.ts';
import { richLine } from '../../../../builders/rich-text.ts';

function read(text: string): Program {
  const parsed = parseProgram(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const goal = (expected: Expectation): Goal => ({
  says: richLine('It shines.'),
  happens: [],
  until: 2000,
  ways: [[expected]],
});
const goals = [
  goal({ kind: 'lights', is: ['on'], when: { kind: 'at', moments: [1000] } }),
  goal({ kind: 'tone', is: ['on'], when: { kind: 'at', moments: [1000] } }),
];
const light = read('when program starts\nlight (1) on, color (red)');
const tone = read('when program starts\nplay tone (low) for (2) seconds');

test('[CLS-2] an earned mark is kept after changes and later checks, until the goals are reset', async () => {
  const { result, rerender } = renderHook(({ program }) => useGoals(program, goals), {
    initialProps: { program: light },
  });
  const states = () => result.current.marks.map(({ result: last, ...mark }) => ({ ...mark, met: last?.met }));
  const checkAll = async () => {
    act(result.current.check);
    await waitFor(() => expect(result.current.marks.every(({ current }) => current)).toBe(true));
  };
  await checkAll();
  expect(states()).toEqual([
    { met: true, current: true, earned: true },
    { met: false, current: true, earned: false },
  ]);
  rerender({ program: tone });
  expect(result.current.checked).toBe(false);
  expect(states()).toEqual([
    { met: true, current: false, earned: true },
    { met: false, current: false, earned: false },
  ]);
  await checkAll();
  expect(states()).toEqual([
    { met: false, current: true, earned: true },
    { met: true, current: true, earned: true },
  ]);
  act(result.current.reset);
  expect(states().map(({ earned }) => earned)).toEqual([false, false]);
});

test('[CLS-4] goals that were earned earlier are earned at once, and a reset does not remove them', async () => {
  const { result } = renderHook(() => useGoals(light, goals, [1]));
  const earned = () => result.current.marks.map((mark) => mark.earned);
  expect(earned()).toEqual([false, true]);
  act(result.current.check);
  await waitFor(() => expect(earned()).toEqual([true, true]));
  act(result.current.reset);
  expect(earned()).toEqual([true, true]);
});
