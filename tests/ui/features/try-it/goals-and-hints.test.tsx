import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Goal } from '#domain/programs/project.ts';
import { GoalList } from '#ui/features/try-it/goal-list.tsx';
import { HintList } from '#ui/features/try-it/hint-list.tsx';
import { richLine, richText } from '../../../builders/rich-text.ts';

const goal = (says: string): Goal => ({ says: richLine(says), happens: [], until: 0, ways: [[]] });
const goals = [goal('It *shines*.'), goal('It is dark at the end.')];
const dark = { kind: 'goal/not-then', of: 'lights', seen: 'dark', at: 2000 } as const;

test('goals wait for a run; then each says whether it is met, and what was seen where it is not', () => {
  const { rerender } = render(<GoalList goals={goals} results={[]} />);
  expect(screen.getByRole('status').textContent).toContain('Run your program');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'It shines. Not checked yet.',
    'It is dark at the end. Not checked yet.',
  ]);
  rerender(<GoalList goals={goals} results={[{ met: false, finding: dark }, { met: true }]} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'It shines. Not yet. The lights were dark at 2 s.',
    'It is dark at the end. Met.',
  ]);
  expect(screen.getByRole('status').textContent).toContain('1 of 2 goals met.');
  rerender(<GoalList goals={goals} results={[{ met: true }, { met: true }]} />);
  expect(screen.getByRole('status').textContent).toContain('All 2 goals met. Well done.');
});

test('hints come one by one, each told when it comes, and the button stays where it is', async () => {
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
