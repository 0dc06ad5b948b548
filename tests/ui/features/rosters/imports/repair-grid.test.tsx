import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { issueOf } from '#domain/rosters/files/import-issue.ts';
import { RepairGrid } from '#ui/features/rosters/imports/repair/repair-grid.tsx';
import { brokenRows, type Repairs, withRepair } from '#ui/features/rosters/imports/repair/repairs.ts';
import { Themed } from '../../../components/themed.tsx';

type Place = { readonly seq: number; readonly line: number; readonly column: string };
const issue = ({ seq, ...place }: Place, first: string, last: string) => ({
  ...issueOf('value/missing', 'students.csv', place),
  seq,
  cells: [
    { column: 'First', value: first },
    { column: 'Last', value: last },
  ],
});
const rows = brokenRows([
  issue({ seq: 1, line: 4, column: 'First' }, '', 'Lee'),
  issue({ seq: 2, line: 9, column: 'Last' }, 'Zoe', ''),
  issue({ seq: 3, line: 9, column: 'First' }, 'Zoe', ''),
]);

function Repairing({ tell }: { readonly tell: (repairs: Repairs) => void }) {
  const [repairs, setRepairs] = useState<Repairs>(new Map());
  return (
    <RepairGrid
      rows={rows}
      fileNames={false}
      repairs={repairs}
      onRepair={({ file, line, cells: stand }, column, value) => {
        const stands = stand.find((cell) => cell.column === column)?.value ?? '';
        const next = withRepair(repairs, { file, line, column, value }, stands);
        setRepairs(next);
        tell(next);
      }}
    />
  );
}

function open() {
  let repairs: Repairs = new Map();
  const tell = (next: Repairs): void => {
    repairs = next;
  };
  render(
    <Themed>
      <Repairing tell={tell} />
    </Themed>,
  );
  return { typed: () => [...repairs.values()].map(({ line, column, value }) => [line, column, value]) };
}

test('[R21] every row is shown once, with all its errors', () => {
  expect(rows.map(({ line, issues }) => [line, issues.length])).toEqual([
    [4, 1],
    [9, 2],
  ]);
});

test('[ROS-5] [UI-4] Enter edits a cell and saves it, arrows move, and one cell is in the tab order', async () => {
  const user = userEvent.setup();
  const { typed } = open();
  await user.tab();
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await user.keyboard('{Enter}Ann{Enter}');
  expect(typed()).toEqual([[4, 'First', 'Ann']]);
  await user.keyboard('{ArrowRight}{F2}Park{Enter}');
  expect(typed()).toEqual([
    [4, 'First', 'Ann'],
    [9, 'Last', 'Park'],
  ]);
});

test('[ROS-5] [UI-4] Escape leaves a cell unchanged, and the focus stays on it', async () => {
  const user = userEvent.setup();
  const { typed } = open();
  await user.tab();
  await user.keyboard('{Enter}Ann{Escape}');
  expect(typed()).toEqual([]);
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First, line 9' }).value).toBe('Zoe');
});

test('[ROS-5] Tab saves the input and goes to the next cell; an unchanged value is no repair', async () => {
  const user = userEvent.setup();
  const { typed } = open();
  await user.tab();
  await user.keyboard('{Enter}Ann{Tab}{Enter}{Enter}');
  expect(typed()).toEqual([[4, 'First', 'Ann']]);
  await user.keyboard('{Control>}{Home}{/Control}{Enter}{Control>}a{/Control}{Delete}{Enter}');
  expect(typed()).toEqual([]);
});
