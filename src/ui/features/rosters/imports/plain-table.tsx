import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TableFrame } from '../../../components/table-frame.tsx';
import { roles, TableSheet } from '../../../table/table-parts.ts';

export const columnHeader = { role: 'columnheader' } as const;

export type PlainColumn = {
  readonly label: string;
  readonly number?: boolean;
  readonly wide?: boolean;
};
export type PlainRow = { readonly key: string; readonly cells: readonly ReactNode[] };

/** A table with a few rows. The first cell of each row is its header. On phones, each row is a card. Use `DataTable` for filters and pages. */
export const PlainTable = ({
  label,
  columns,
  rows,
}: {
  readonly label: string;
  readonly columns: readonly PlainColumn[];
  readonly rows: readonly PlainRow[];
}) => (
  <TableSheet>
    <TableFrame label={label}>
      <Table.Root {...roles.table} aria-label={label}>
        <Table.Header {...roles.rowgroup} hideBelow="md">
          <Table.Row {...roles.row}>
            {columns.map((column) => (
              <Table.ColumnHeader key={column.label} {...columnHeader} scope="col" px="4" py="2">
                {column.label}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body {...roles.rowgroup}>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <Table.Row key={key} {...roles.row}>
              <Table.Cell as="th" {...roles.rowheader} scope="row" fontSize="md">
                {first}
              </Table.Cell>
              {others.map((cell, at) => {
                const column = columns[at + 1];
                return (
                  <Table.Cell
                    key={column?.label}
                    {...roles.cell}
                    data-label={column?.label}
                    gridColumn={column?.wide === true ? '1 / -1' : undefined}
                    data-kind={column?.number === true ? 'number' : undefined}
                  >
                    {cell}
                  </Table.Cell>
                );
              })}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableFrame>
  </TableSheet>
);
