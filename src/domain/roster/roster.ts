/** What a roster is made of, in the order in which rows can come: each kind refers only to kinds before it. */
export const rosterKinds = ['classroom', 'teaching', 'student', 'enrollment'] as const;
export type RosterKind = (typeof rosterKinds)[number];

/** A value of a field as text, so that ids keep their zeros (R22); null is what is not there. Days are ISO dates. */
export type FieldValue = string | null;

/** Whether a row is there. Null, as for every field, is a row that is not. */
export type RowState = 'active' | 'archived';

/** A row of a roster, as text. Every row has a `state`; a field without a value is left out. */
export type RosterRow = {
  readonly kind: RosterKind;
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** The fields of a row of these values; what is null is not there. */
export const fieldsOf = (values: Readonly<Record<string, FieldValue>>): RosterRow['fields'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value === null ? [] : [[field, value]])),
  );

/** Names a row among those of all kinds. */
export type RowKey = `${RosterKind}/${string}`;
export const keyOf = ({ kind, id }: Pick<RosterRow, 'id' | 'kind'>): RowKey => `${kind}/${id}`;

/** The rows of a roster at one moment, or as much of them as a change set reads and writes. */
export type Roster = ReadonlyMap<RowKey, RosterRow>;

export const rosterOf = (rows: readonly RosterRow[]): Roster => new Map(rows.map((row) => [keyOf(row), row]));

/** The fields of each kind that name another row, and the kind of that row. */
export const references: Readonly<Record<RosterKind, Readonly<Record<string, RosterKind>>>> = {
  classroom: { follows: 'classroom' },
  teaching: { classroom: 'classroom' },
  student: { mergedInto: 'student' },
  enrollment: { classroom: 'classroom', student: 'student' },
};

/** The rows that a row names. */
export const namedBy = ({ kind, fields }: RosterRow): readonly RowKey[] =>
  Object.entries(references[kind]).flatMap(([field, named]) => {
    const id = fields[field];
    return id === undefined ? [] : [keyOf({ kind: named, id })];
  });

/** Names who teaches which classroom: there is at most one such row, so that nobody comes twice. `teacher` is an account. */
export const teachingId = (classroom: string, teacher: string): string => `${classroom}/${teacher}`;

/** The classroom of a row that says who teaches it. */
export const classroomOfTeaching = (id: string): string => id.slice(0, id.indexOf('/'));

/** The value of a field; null where the row or the field is not there. */
export const valueIn = (roster: Roster, key: RowKey, field: string): FieldValue =>
  roster.get(key)?.fields[field] ?? null;
