import type { ReactNode } from 'react';
import type { Columns } from '#domain/platform/tables/columns.ts';
import type { TableDefaults } from '#domain/platform/tables/table-address.ts';

export type ColumnOption = { readonly value: string; readonly label: string };

/** One column of a `DataTable`. The first column is the row header and always visible. */
export type TableColumn<R, C extends string = string> = {
  readonly name: C;
  readonly label: string;
  /** The possible values, if they are enumerated. A filter offers them as options. */
  readonly options?: readonly ColumnOption[];
  readonly cell: (row: R) => ReactNode;
  readonly text: (row: R) => string;
  /** False if the table cannot be sorted by this column. */
  readonly sortable?: boolean;
  /** A different column by which the header sorts. For example, a full name is sorted by the last name. */
  readonly sortedBy?: C;
  /** Hidden until the user shows it. */
  readonly optional?: boolean;
};

/** A column by which the service can neither sort nor filter. It is always visible. */
export type FactColumn<R> = Pick<TableColumn<R>, 'cell' | 'label' | 'name' | 'text'>;

/** The definition of a `DataTable`. Create it once, outside components. */
export type TableSpec<R, C extends string = string> = {
  readonly kinds: Columns<C>;
  readonly columns: readonly TableColumn<R, C>[];
  /** The last columns. The default is none. */
  readonly facts?: readonly FactColumn<R>[];
  readonly defaults: TableDefaults<C>;
  /** The text column that the search box searches, and the label of the box. Omit it for a table without a search box. */
  readonly search?: {
    readonly column: C;
    readonly label: string;
    /** Returns the text to search for. By default, the typed text. */
    readonly read?: (typed: string) => string;
  };
  /** Whether the table has its tools even if it is short. */
  readonly alwaysTools?: boolean;
  readonly idOf: (row: R) => string;
  readonly count: (rows: number) => string;
  readonly fileName: string;
};

/** All columns, in their order on the page. */
export const everyColumn = <R, C extends string>({
  columns,
  facts = [],
}: TableSpec<R, C>): readonly FactColumn<R>[] => [...columns, ...facts];

/** The columns that are visible by default. */
export const usualColumns = <R, C extends string>({ columns }: TableSpec<R, C>): readonly C[] =>
  columns.filter(({ optional }) => optional !== true).map(({ name }) => name);
