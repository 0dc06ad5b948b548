import type { ReactNode } from 'react';
import type { Columns } from '#domain/tables/columns.ts';
import type { TableDefaults } from '#domain/tables/table-address.ts';

/** A value of a choice, and what it is called. */
export type ColumnOption = { readonly value: string; readonly label: string };

/** One column of a `DataTable`. The first one of a table names its rows: it is their header, and always shown. */
export type TableColumn<R, C extends string = string> = {
  readonly name: C;
  readonly label: string;
  /** Only these values are in it: a filter offers them to be chosen from. */
  readonly options?: readonly ColumnOption[];
  /** What its cell shows. */
  readonly cell: (row: R) => ReactNode;
  /** What its cell says in a CSV file. */
  readonly text: (row: R) => string;
  /** Shown only once somebody chooses it. */
  readonly optional?: boolean;
};

/** What a `DataTable` shows, made once, outside of components. */
export type TableSpec<R, C extends string = string> = {
  /** What the columns hold, as the service knows them. */
  readonly kinds: Columns<C>;
  readonly columns: readonly TableColumn<R, C>[];
  readonly defaults: TableDefaults<C>;
  readonly idOf: (row: R) => string;
  /** How many rows there are, in words: `2 classrooms`. */
  readonly count: (rows: number) => string;
  /** What a CSV file of it is called, without its ending. */
  readonly fileName: string;
};

/** The columns that are shown unless somebody chooses others. */
export const usualColumns = <R, C extends string>({ columns }: TableSpec<R, C>): readonly C[] =>
  columns.filter(({ optional }) => optional !== true).map(({ name }) => name);
