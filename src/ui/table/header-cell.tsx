import { chakra, Table } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Icon } from '../components/icon.tsx';

const directions = {
  asc: { sorted: 'ascending', arrow: ArrowUp },
  desc: { sorted: 'descending', arrow: ArrowDown },
} as const;

// The role is explicit, like the other roles of the table (`Grid`).
const role = { role: 'columnheader' } as const;

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    gap: '1',
    alignItems: 'center',
    minHeight: 'target',
    px: '2',
    fontWeight: 'inherit',
    borderRadius: 'control',
    cursor: 'pointer',
    '&:hover': { color: 'text', bg: 'harborWash' },
    '&:focus-visible': { outlineOffset: '-3px' },
    '& svg': { flex: 'none', opacity: 0 },
    '&:hover svg': { opacity: 0.6 },
    '[aria-sort] > &': { color: 'text', '& svg': { opacity: 1 } },
    '@media (width < 48rem)': { '& svg': { opacity: 0.6 } },
  },
});

const Plain = chakra('span', { base: { px: '2' } });

/** The header of a column: a button that sorts by it, and reverses the order when pressed again. */
export const HeaderCell = (props: {
  readonly label: string;
  /** The current sort direction, or false if the table is not sorted by this column. */
  readonly sorted: false | 'asc' | 'desc';
  /** Null if the table cannot be sorted by this column. */
  readonly onSort: (() => void) | null;
}) => {
  const { label, onSort } = props;
  const direction = props.sorted === false ? undefined : directions[props.sorted];
  if (onSort === null)
    return (
      <Table.ColumnHeader {...role} scope="col" hideBelow="md">
        <Plain>{label}</Plain>
      </Table.ColumnHeader>
    );
  return (
    <Table.ColumnHeader {...role} scope="col" aria-sort={direction?.sorted}>
      <SortButton type="button" onClick={onSort}>
        {label}
        <Icon of={direction?.arrow ?? ArrowUpDown} size={16} />
      </SortButton>
    </Table.ColumnHeader>
  );
};
