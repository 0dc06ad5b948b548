import { counted } from '#domain/platform/text/counted.ts';

export const repairWords = {
  grid: 'Rows to correct',
  help: 'Choose a cell and type. With the keyboard: arrow keys move, Enter edits a cell, Enter again keeps the change, Escape cancels it.',
  row: 'Where',
  problem: 'Problem',
  emptyCell: 'empty',
  place: (file: string, line: number | null) => (line === null ? file : `${file}, line ${line}`),
  line: (line: number) => `Line ${line}`,
  cell: (column: string, line: number | null) => (line === null ? column : `${column}, line ${line}`),
  none: 'No problems of this kind.',
  all: 'No problems. Every row of the files can be imported.',
  severity: 'Show',
  aboutFiles: 'About the files',
  more: 'Show more',
  bar: 'Corrections',
  changed: (count: number) => `${counted(count, 'correction')} not checked yet`,
  check: (count: number) => `Check ${counted(count, 'correction')}`,
  undoAll: 'Discard corrections',
  everything: 'Everything',
  errorFile: 'Download as a file',
  errorFileName: 'rows-to-repair.csv',
} as const;
