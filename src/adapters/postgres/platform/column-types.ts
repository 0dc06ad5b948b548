import type { ColumnType } from 'kysely';

/** A moment: read as epoch milliseconds, written as ISO 8601 (`instant`). */
export type Instant = ColumnType<number, string, string>;
/** A JSON document: read as its value, written as JSON text. */
export type Document<T> = ColumnType<T, string, string>;
