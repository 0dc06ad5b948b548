import { Table } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { Chip } from '../../../../components/chip.tsx';
import { TableFrame } from '../../../../components/table-frame.tsx';
import { roles, TableSheet } from '../../../../table/table-parts.ts';
import { issueWords, severityWords } from '#domain/rosters/files/issue-words.ts';
import { repairWords as words } from '../messages/en/import-repair.ts';
import { columnHeader } from '../plain-table.tsx';
import { type GridPlace, moveBy } from './grid-keys.ts';
import { type FocusMove, RepairCell } from './repair-cell.tsx';
import { type BrokenRow, columnsOf, repairedIn, type Repairs } from './repairs.ts';

const tones = { error: 'sun', review: 'violet', warning: 'plain' } as const;
const grid = { role: 'grid' } as const;

const Wrong = ({ row, id }: { readonly row: BrokenRow; readonly id: string }) => (
  <ul id={id}>
    {row.issues.map((issue) => (
      <li key={issue.seq}>
        <Chip tone={tones[issue.severity]}>{severityWords[issue.severity]}</Chip>{' '}
        {issue.column === null ? null : <strong>{bidiIsolate(issue.column)}: </strong>}
        {issueWords(issue)}
      </li>
    ))}
  </ul>
);

const steps: Readonly<Record<FocusMove, readonly [row: number, column: number]>> = {
  down: [1, 0],
  next: [0, 1],
  previous: [0, -1],
  stay: [0, 0],
};

/** Rows with problems as a grid. Arrow keys move, Enter edits, and Escape cancels an edit (UI-4, ROS-5). */
export function RepairGrid({
  rows,
  fileNames,
  repairs,
  onRepair,
}: {
  /** Whether the rows come from more than one file. */
  readonly fileNames: boolean;
  readonly rows: readonly BrokenRow[];
  readonly repairs: Repairs;
  readonly onRepair: (row: BrokenRow, column: string, value: string) => void;
}) {
  const columns = columnsOf(rows);
  const body = useRef<HTMLTableSectionElement>(null);
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const [editing, setEditing] = useState(false);
  const mayFocus = useRef(false);
  const size = { rows: rows.length, columns: columns.length };
  const at = {
    row: Math.min(place.row, Math.max(0, size.rows - 1)),
    column: Math.min(place.column, Math.max(0, size.columns - 1)),
  };
  // Moves the focus only after the user has pressed a key, not when new rows appear.
  useEffect(() => {
    if (!mayFocus.current || editing) return;
    mayFocus.current = false;
    body.current?.querySelector<HTMLElement>('[data-current=true]')?.focus();
  });
  const go = (to: GridPlace): void => {
    mayFocus.current = true;
    setPlace(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (editing) return;
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      setEditing(true);
      return;
    }
    const to = moveBy(event, at, size);
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  const leave = (how: FocusMove): void => {
    setEditing(false);
    if (how === 'stay') return;
    const [down, right] = steps[how];
    mayFocus.current = true;
    setPlace({
      row: Math.max(0, Math.min(at.row + down, size.rows - 1)),
      column: Math.max(0, Math.min(at.column + right, size.columns - 1)),
    });
  };
  return (
    <TableSheet>
      <TableFrame label={words.grid}>
        <Table.Root {...grid} aria-label={words.grid} onKeyDown={onKeyDown}>
          <Table.Header {...roles.rowgroup} hideBelow="md">
            <Table.Row {...roles.row}>
              {[words.row, words.problem, ...columns].map((label) => (
                <Table.ColumnHeader key={label} {...columnHeader} scope="col" px="4" py="2">
                  {bidiIsolate(label)}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body {...roles.rowgroup} ref={body}>
            {rows.map((row, rowAt) => {
              const { file, line } = row;
              const id = `wrong-${rowAt}`;
              return (
                <Table.Row key={`${line} ${file}`} {...roles.row}>
                  <Table.Cell as="th" {...roles.rowheader} scope="row" fontSize="md">
                    {fileNames ? words.place(bidiIsolate(file), line) : words.line(line)}
                  </Table.Cell>
                  <Table.Cell
                    {...roles.cell}
                    data-label={words.problem}
                    gridColumn="1 / -1"
                    minWidth={{ md: '16rem' }}
                  >
                    <Wrong row={row} id={id} />
                  </Table.Cell>
                  {columns.map((column, columnAt) => {
                    const stands = row.cells.find((cell) => cell.column === column)?.value ?? '';
                    const repaired = repairedIn(repairs, { file, line, column });
                    const isHere = at.row === rowAt && at.column === columnAt;
                    const here = { row: rowAt, column: columnAt };
                    return (
                      <RepairCell
                        key={column}
                        column={column}
                        label={words.cell(column, line)}
                        value={repaired ?? stands}
                        changed={repaired !== null}
                        wrong={row.issues.some((issue) => issue.column === column)}
                        describedBy={id}
                        current={isHere}
                        editing={isHere && editing}
                        onFocus={() => {
                          if (!isHere) setPlace(here);
                        }}
                        onEdit={() => {
                          setPlace(here);
                          setEditing(true);
                        }}
                        onSave={(value, how) => {
                          onRepair(row, column, value);
                          leave(how);
                        }}
                        onCancel={() => {
                          mayFocus.current = true;
                          setEditing(false);
                        }}
                      />
                    );
                  })}
                </Table.Row>
              );
            })}
          </Table.Body>
        </Table.Root>
      </TableFrame>
    </TableSheet>
  );
}
