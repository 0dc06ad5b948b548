import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Goal } from '#domain/lessons/programs/project.ts';
import { GoalList } from '#ui/features/lessons/try-it/goal-list.tsx';
import { HintList } from '#ui/features/lessons/try-it/hint-list.tsx';
import { richLine, richText } from '../../../../builders/rich-text.ts';

const goal = (says: string): Goal => ({ says: richLine(says), happens: [], until: 0, ways: [[]] });
const goals = [goal('It *shines*.'), goal('It is dark at the end.')];
const dark = { kind: 'goal/not-then', of: 'lights', seen: 'dark', at: 2000 } as const;

const untried = { result: undefined, current: false, earned: false };
const unmet = { result: { met: false, finding: dark }, current: true, earned: false } as const;
const met = { result: { met: true }, current: true, earned: true } as const;
const texts = (): readonly (string | null)[] =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const outcome = (): string | null => screen.getByRole('status').textContent;

test('goals wait for a run, and then show whether they are met, and what was observed if not', () => {
  const { rerender } = render(<GoalList goals={goals} marks={[untried, untried]} checking={false} />);
  expect(outcome()).toContain('Run your program');
  expect(texts()).toEqual(['It shines. Not checked yet.', 'It is dark at the end. Not checked yet.']);
  rerender(<GoalList goals={goals} marks={[unmet, met]} checking={false} />);
  expect(texts()).toEqual([
    'It shines. Not yet. The lights were dark at 2 s.',
    'It is dark at the end. Met.',
  ]);
  expect(outcome()).toContain('1 of 2 goals met.');
  rerender(<GoalList goals={goals} marks={[met, met]} checking={false} />);
  expect(outcome()).toContain('All 2 goals met. Well done.');
});

test('[CLS-2] a met goal keeps its mark while the program changes, even if it is no longer met', () => {
  const stale = [
    { ...unmet, current: false },
    { ...met, current: false },
  ];
  const { rerender } = render(<GoalList goals={goals} marks={stale} checking={false} />);
  expect(texts()).toEqual([
    'It shines. Not yet. The lights were dark at 2 s.',
    'It is dark at the end. Met before.',
  ]);
  expect(outcome()).toContain('Run it again');
  rerender(<GoalList goals={goals} marks={stale} checking />);
  expect(outcome()).toBe('Checking the goals.');
  rerender(<GoalList goals={goals} marks={[met, { ...unmet, earned: true }]} checking={false} />);
  expect(texts()[1]).toBe('It is dark at the end. Met before. Now: The lights were dark at 2 s.');
  expect(outcome()).toContain('1 of 2 goals met.');
});

test('hints come one by one, each announced, and the button stays in place', async () => {
  render(<HintList hints={[richText('Look *down*.'), richText('Look up.')]} />);
  const list = screen.getByRole('list', { name: 'Hints' });
  expect(list.getAttribute('aria-live')).toBe('polite');
  expect(list.textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Show a hint' }));
  expect(list.textContent).toBe('Look down.');
  const button = screen.getByRole('button', { name: 'Another hint (1 of 2 shown)' });
  await userEvent.click(button);
  expect(list.textContent).toBe('Look down.Look up.');
  expect(button.textContent).toBe('That was the last hint');
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
