import type { Schema } from '../schema.ts';

/** The kind of personal data in a column. A `secret` is a digest or a key. It is erased, and never exported. */
type Says =
  | 'account id'
  | 'name'
  | 'email address'
  | 'phone number'
  | 'school'
  | 'role'
  | 'network address'
  | 'activity'
  | 'free text'
  | 'secret'
  /** A copy of other columns. It is deleted with its row, and not exported again. */
  | 'copy';

/** The kind of value by which a column links its row to a person. */
export type Holds =
  | 'their account id'
  | 'a list with their account id'
  | 'their email address'
  | 'the id of a classroom of theirs'
  | 'the id of an organization of theirs'
  | 'the id of a device of theirs'
  | 'the id of a pass that they made';

/** What happens to the rows about a person when their account is deleted (AUT-17). */
export type Erasure =
  | { readonly how: 'delete' }
  /** The row is kept, and these columns become null. */
  | { readonly how: 'clear'; readonly because: string }
  /** The row is kept unchanged until its retention ends. It contains no name and no address of the person. */
  | { readonly how: 'keep'; readonly because: string }
  /** The rows are about students, who have no account. Their school erases them, student by student (SEC-6). */
  | { readonly how: 'by student'; readonly because: string }
  | { readonly how: 'nothing to erase' };

/** The purpose of a table, the retention of its rows, and the personal data in its columns (SEC-9). */
export type TableDeclaration<Column extends string = string> = {
  readonly purpose: string;
  readonly retention: string;
  /** The columns by which the rows about a person are found. A row needs to match only one of them. */
  readonly found: Readonly<Partial<Record<Column, Holds>>>;
  /** The column of the actor, if a row can also be about other people. The network address is data of the actor only. */
  readonly actor?: Column;
  readonly erasure: Erasure;
  /** All columns, with null for columns without personal data. */
  readonly columns: Readonly<Record<Column, Says | null>>;
};

type ColumnOf<Table extends keyof Schema> = keyof Schema[Table] & string;

/** A declaration of every table and column. A missing declaration does not compile. */
export type PersonalData = { readonly [Table in keyof Schema]: TableDeclaration<ColumnOf<Table>> };
