import { Table } from '@chakra-ui/react';
import { TableFrame } from '../components/table-frame.tsx';
import { tableWords as words } from '../messages/en/table.ts';
import { HeaderCell } from './header-cell.tsx';
import { SelectBox } from './select-box.tsx';
import { allCell, boxCell, roles, TableSheet } from './table-parts.ts';
import { everyColumn, type TableSpec } from './table-spec.ts';
import { useGrid } from './use-grid.ts';
import type { Selecting } from './use-selection.ts';
import type { TableAddress } from './use-table-address.ts';

export function Grid<R extends object, C extends string>(props: {
  readonly spec: TableSpec<R, C>;
  readonly label: string;
  readonly rows: readonly R[];
  readonly address: TableAddress<C>;
  /** Whether a different page is loading. */
  readonly busy: boolean;
  /** Null if rows cannot be selected. */
  readonly selecting: Selecting<C> | null;
}) {
  const { spec, label, rows, selecting } = props;
  const table = useGrid(spec, rows, props.address);
  const ids = rows.map(spec.idOf);
  const chosen = ids.filter((id) => selecting?.has(id) === true).length;
  const [first] = spec.columns;
  const columns = everyColumn(spec);
  return (
    <TableSheet>
      <TableFrame label={label}>
        <Table.Root {...roles.table} aria-label={label} aria-busy={props.busy || undefined}>
          <Table.Header {...roles.rowgroup}>
            {table.getHeaderGroups().map((group) => (
              <Table.Row key={group.id} {...roles.row}>
                {selecting === null ? null : (
                  <Table.Cell {...roles.cell} css={allCell}>
                    <SelectBox
                      label={words.selectPage}
                      checked={chosen === ids.length || (chosen > 0 && 'some')}
                      onToggle={() => selecting.setAll(ids, chosen < ids.length)}
                    />
                  </Table.Cell>
                )}
                {group.headers.map(({ id, column }) => (
                  <HeaderCell
                    key={id}
                    label={columns.find(({ name }) => name === id)?.label ?? id}
                    sorted={column.getIsSorted()}
                    onSort={column.getCanSort() ? () => column.toggleSorting() : null}
                  />
                ))}
              </Table.Row>
            ))}
          </Table.Header>
          <Table.Body {...roles.rowgroup}>
            {table.getRowModel().rows.map((row) => (
              <Table.Row key={row.id} {...roles.row}>
                {selecting === null ? null : (
                  <Table.Cell {...roles.cell} css={boxCell}>
                    <SelectBox
                      label={words.select(first?.text(row.original) ?? row.id)}
                      checked={selecting.has(row.id)}
                      onToggle={() => selecting.toggle(row.id)}
                    />
                  </Table.Cell>
                )}
                {row.getVisibleCells().map((cell, at) => {
                  const column = columns.find(({ name }) => name === cell.column.id);
                  const place =
                    at === 0
                      ? { as: 'th' as const, ...roles.rowheader, scope: 'row' }
                      : { ...roles.cell, 'data-label': column?.label };
                  return (
                    <Table.Cell key={cell.id} {...place}>
                      <table.FlexRender cell={cell} />
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
}
