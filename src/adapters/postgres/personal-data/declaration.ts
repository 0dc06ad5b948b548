import type { Schema } from '../schema.ts';

/** What a column can say of a person. A `secret` is a digest or a key: it is erased, and never exported. */
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
  /** A copy of what other columns say: it goes with its row, and is not exported again. */
  | 'copy';

/** What the value of a column must be for its row to be about a person. */
export type Holds =
  | 'their account id'
  | 'a list with their account id'
  | 'their email address'
  | 'the id of a classroom of theirs'
  | 'the id of an organization of theirs'
  | 'the id of a device of theirs'
  | 'the id of a pass that they made';

/** What happens to the rows about a person whose account is deleted (AUT-17). */
export type Erasure =
  | { readonly how: 'delete' }
  /** The row stays, and these columns of it become null. */
  | { readonly how: 'clear'; readonly because: string }
  /** The row stays as it is until its retention ends; it holds no name and no address of theirs. */
  | { readonly how: 'keep'; readonly because: string }
  /** The rows are about students, who have no account: whoever runs their school erases them, student by student (SEC-6). */
  | { readonly how: 'by student'; readonly because: string }
  /** There are no rows about anybody. */
  | { readonly how: 'nothing to erase' };

/** What one table is for, how long its rows are kept, and what its columns say of people (SEC-9). */
export type TableDeclaration<Column extends string = string> = {
  readonly purpose: string;
  readonly retention: string;
  /** The columns by which the rows about a person are found; any of them is enough. */
  readonly found: Readonly<Partial<Record<Column, Holds>>>;
  /** The column that says who acted, where a row can be about others, too: the network address is theirs alone. */
  readonly actor?: Column;
  readonly erasure: Erasure;
  /** Every column; null where it says nothing of anybody. */
  readonly columns: Readonly<Record<Column, Says | null>>;
};

type ColumnOf<Table extends keyof Schema> = keyof Schema[Table] & string;

/** A declaration of every table, and of every column of each: one that is left out does not compile. */
export type PersonalData = { readonly [Table in keyof Schema]: TableDeclaration<ColumnOf<Table>> };
