import { chakra } from '@chakra-ui/react';

export const TableSheet = chakra('div', {
  base: {
    overflow: 'clip',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    '& > .table-frame': { '--ground': '{colors.surface}' },
  },
});

/** The roles are explicit, because Safari drops the table semantics of rows that are laid out as cards. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export const allCell = {
  flex: 'none',
  width: { base: 'auto', md: '1px' },
  padding: '0',
  paddingInlineStart: { base: '0', md: '2' },
} as const;

/** The cell with a row's checkbox. It comes after the name on phones, and before it elsewhere. */
export const boxCell = {
  width: { base: 'auto', md: '1px' },
  paddingBlock: '0',
  paddingInlineStart: { base: '0', md: '2' },
  paddingInlineEnd: '0',
  position: { base: 'absolute', md: 'static' },
  insetInlineEnd: '2',
  top: '1',
} as const;
