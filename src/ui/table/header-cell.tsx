import { chakra, Table } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Icon } from '../components/icon.tsx';

const directions = {
  asc: { sorted: 'ascending', arrow: ArrowUp },
  desc: { sorted: 'descending', arrow: ArrowDown },
} as const;

// As the other roles of the table (`Grid`).
const said = { role: 'columnheader' } as const;

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
    '& svg': { opacity: 0 },
    '&:hover svg': { opacity: 0.6 },
    '[aria-sort] > &': { color: 'text', '& svg': { opacity: 1 } },
    '@media (width < 48rem)': { '& svg': { opacity: 0.6 } },
  },
});

/** A column's header: a button that sorts by it, and the other way when it is pressed again. */
export const HeaderCell = (props: {
  readonly label: string;
  /** How the table is sorted by it; false where it is sorted by another one. */
  readonly sorted: false | 'asc' | 'desc';
  readonly onSort: () => void;
}) => {
  const direction = props.sorted === false ? undefined : directions[props.sorted];
  return (
    <Table.ColumnHeader {...said} scope="col" aria-sort={direction?.sorted}>
      <SortButton type="button" onClick={props.onSort}>
        {props.label}
        <Icon of={direction?.arrow ?? ArrowUpDown} size={16} />
      </SortButton>
    </Table.ColumnHeader>
  );
};
