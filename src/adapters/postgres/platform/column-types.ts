import type { ColumnType } from 'kysely';

/** A point in time, read as epoch milliseconds and written as ISO 8601 (`instant`). */
export type Instant = ColumnType<number, string, string>;
/** A JSON document, read as its value and written as JSON text. */
export type Document<T> = ColumnType<T, string, string>;
