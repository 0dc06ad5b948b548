import { counted, formatCount } from '#domain/platform/text/counted.ts';
import type { BlankMode, DateMode, NumberMode, TextMode } from '#domain/platform/tables/filter.ts';
import type { ColumnKind } from '#domain/platform/tables/columns.ts';

type Modes = {
  readonly text: Readonly<Record<TextMode, string>>;
  readonly number: Readonly<Record<NumberMode, string>>;
  readonly date: Readonly<Record<DateMode, string>>;
  readonly blank: Readonly<Record<BlankMode, string>>;
};

/** The names of the match modes (Spec §3). */
export const modeWords: Modes = {
  text: {
    contains: 'contains',
    notContains: 'does not contain',
    startsWith: 'starts with',
    endsWith: 'ends with',
    equals: 'is',
    notEquals: 'is not',
  },
  number: {
    equals: 'is',
    notEquals: 'is not',
    lt: 'is less than',
    lte: 'is at most',
    gt: 'is more than',
    gte: 'is at least',
  },
  date: {
    dateIs: 'is on',
    dateIsNot: 'is not on',
    dateBefore: 'is before',
    dateAfter: 'is after',
  },
  blank: { blank: 'is empty', notBlank: 'is not empty' },
};

export const tableWords = {
  tools: 'Table tools',
  search: 'Search',
  loading: 'Loading the table',
  badAddress: (parameter: string) =>
    `Part of this address could not be read (${parameter}), so the table is shown without filters.`,
  noMatch: 'No rows match',
  noMatchAdvice: 'Change or remove a filter to see more.',
  pageGone: 'There are no more rows here',
  toFirstPage: 'Go to the first page',
  filters: 'Filters',
  filterCount: (rules: number) => `Filters (${rules})`,
  clearFilters: 'Clear filters',
  removeRule: (rule: string) => `Remove the filter: ${rule}`,
  anyRule: 'Any of:',
  columns: 'Columns',
  download: 'Download CSV',
  downloading: 'Preparing the file',
  downloaded: (rows: number) => `The file has ${counted(rows, 'row')}.`,
  tooMany: (most: number) => `A file holds at most ${formatCount(most)} rows. Add a filter first.`,
  changedMeanwhile: 'The table changed while the file was being prepared. Download it again.',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  size: 'Rows per page',
  select: (row: string) => `Select ${row}`,
  selectPage: 'Select all rows on this page',
  selected: (count: number) => `${formatCount(count)} selected`,
  selectAll: (count: string) => `Select all ${count}`,
  clearSelection: 'Clear selection',
} as const;

export const filterWords = {
  title: 'Filters',
  match: 'Show rows that match',
  matches: { all: 'All of these', any: 'Any of these' },
  rule: (at: number) => `Filter ${at}`,
  column: 'Column',
  mode: 'Condition',
  value: 'Value',
  asOf: 'As of',
  asOfHint: 'Shows the list as it was at the end of that day. Leave it empty for today.',
  add: 'Add a filter',
  remove: (at: number) => `Remove filter ${at}`,
  apply: 'Show the rows',
  problems: {
    text: 'Type up to 200 characters.',
    number: 'Type a number, such as 12 or 4.5.',
    date: 'Choose a day.',
  } satisfies Readonly<Record<ColumnKind, string>>,
} as const;
