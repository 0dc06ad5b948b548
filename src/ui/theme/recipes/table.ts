import { defineSlotRecipe } from '@chakra-ui/react';
import { tableAnatomy } from '@chakra-ui/react/anatomy';

/** Applies only to phones, where each row is a card and the header is a line of sort buttons. */
const onPhones = '@media (width < 48rem)';

/** Tables with dense rows, at least 44 px high. The wrapper has the border and may scroll sideways. */
export const tableRecipe = defineSlotRecipe({
  className: 'table',
  slots: tableAnatomy.keys(),
  base: {
    root: {
      width: '100%',
      lineHeight: 1.35,
      [onPhones]: { display: 'block' },
    },
    header: {
      color: 'textQuiet',
      bg: 'sunken',
      [onPhones]: { display: 'block', borderBottom: '1px solid', borderColor: 'line' },
    },
    body: { [onPhones]: { display: 'block' } },
    row: {
      // The link of a row covers the whole row.
      position: 'relative',
      'tbody &': { '&:hover, &:has(input:checked)': { bg: 'harborWash' } },
      'tbody & + &': { borderTop: '1px solid', borderColor: 'line' },
      [onPhones]: {
        'thead &': { display: 'flex', overflowX: 'auto', scrollbarWidth: 'thin', px: '2' },
        'tbody &': {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: '2',
          px: '4',
          py: '3',
        },
      },
    },
    columnHeader: {
      px: '2',
      py: '0',
      fontWeight: 600,
      fontSize: 'sm',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      [onPhones]: { p: '0' },
    },
    cell: {
      px: '4',
      py: '2',
      height: 'target',
      textAlign: 'start',
      fontWeight: 'inherit',
      '&[data-kind=number]': { whiteSpace: 'nowrap' },
      // A column is at least as wide as the longest word of its buttons.
      '& .button': { overflowWrap: 'break-word' },
      'th&': {
        minWidth: '10rem',
        fontWeight: 650,
        fontSize: 'lg',
        overflowWrap: 'anywhere',
        // The name of a row stays on one line, unless it is long.
        '& > a': {
          display: 'block',
          width: 'max-content',
          maxWidth: '16rem',
          [onPhones]: { maxWidth: '100%' },
        },
      },
      [onPhones]: {
        p: '0',
        height: 'auto',
        '&:empty': { display: 'none' },
        'th&': { gridColumn: '1 / -1' },
        // There is no header above the cell, so the card shows the label of the column.
        '&[data-label]::before': {
          content: 'attr(data-label)',
          display: 'block',
          fontSize: 'sm',
          color: 'textQuiet',
        },
      },
    },
  },
});
