export const headCell = {
  display: { base: 'none', md: 'table-cell' },
  paddingInline: '4',
  paddingBlock: '2',
  whiteSpace: 'normal',
  verticalAlign: 'bottom',
  minWidth: '7rem',
} as const;
