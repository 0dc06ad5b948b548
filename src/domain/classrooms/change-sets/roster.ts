/** Kinds of roster rows, in the order of creation: each kind references only itself and kinds before it. */
export const rosterKinds = ['classroom', 'teaching', 'student', 'enrollment'] as const;
export type RosterKind = (typeof rosterKinds)[number];

/** A field's value as text, so that ids keep their zeros (R22); null means missing. Days are ISO dates. */
export type FieldValue = string | null;

/** The state of an existing row; as for every field, null means that the row does not exist. */
export type RowState = 'active' | 'archived';

/** A row of a roster, as text. Every row has a `state`; fields without a value are missing. */
export type RosterRow = {
  readonly kind: RosterKind;
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** Returns the fields of a row; leaves out null values. */
export const fieldsOf = (values: Readonly<Record<string, FieldValue>>): RosterRow['fields'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value === null ? [] : [[field, value]])),
  );

export type RowKey = `${RosterKind}/${string}`;
export const keyOf = ({ kind, id }: Pick<RosterRow, 'id' | 'kind'>): RowKey => `${kind}/${id}`;

export type Roster = ReadonlyMap<RowKey, RosterRow>;

export const rosterOf = (rows: readonly RosterRow[]): Roster => new Map(rows.map((row) => [keyOf(row), row]));

export const references: Readonly<Record<RosterKind, Readonly<Record<string, RosterKind>>>> = {
  classroom: { follows: 'classroom' },
  teaching: { classroom: 'classroom' },
  student: { mergedInto: 'student' },
  enrollment: { classroom: 'classroom', student: 'student' },
};

export const namedBy = ({ kind, fields }: RosterRow): readonly RowKey[] =>
  Object.entries(references[kind]).flatMap(([field, named]) => {
    const id = fields[field];
    return id === undefined ? [] : [keyOf({ kind: named, id })];
  });

/** Returns the id of a teaching. It is unique per classroom and account, so that an account cannot be added to a class twice. `teacher` is an account id. */
export const teachingId = (classroom: string, teacher: string): string => `${classroom}/${teacher}`;

export const classroomOfTeaching = (id: string): string => id.slice(0, id.indexOf('/'));

/** Returns a field's value; null if the row or field is missing. */
export const valueIn = (roster: Roster, key: RowKey, field: string): FieldValue =>
  roster.get(key)?.fields[field] ?? null;
