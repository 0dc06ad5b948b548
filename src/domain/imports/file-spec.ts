/** What a column can mean. Each entity reads some of them. */
export const fields = [
  'action',
  'assignedTo',
  'class',
  'classroom',
  'code',
  'course',
  'display',
  'email',
  'enabled',
  'end',
  'enrolledIn',
  'family',
  'fullName',
  'given',
  'grade',
  'id',
  'login',
  'name',
  'number',
  'parent',
  'person',
  'preferredFamily',
  'preferredGiven',
  'primary',
  'property',
  'role',
  'school',
  'schools',
  'start',
  'status',
  'teacher',
  'term',
  'termName',
  'termStart',
  'termEnd',
  'terms',
  'type',
  'username',
  'value',
] as const;
export type Field = (typeof fields)[number];

/** What a row of a file stands for. */
export type Entity =
  | 'class'
  | 'course'
  | 'enrollment'
  | 'kolibri-person'
  | 'listed-person'
  | 'manifest'
  | 'org'
  | 'person'
  | 'role'
  | 'term';

export type FormatFamily =
  'blockyard' | 'canvas' | 'clever' | 'csv' | 'kolibri' | 'oneroster' | 'sds-1' | 'sds-2';

/** One file of a format. Headers are written as `foldHeader` leaves them. */
export type FileSpec = {
  readonly family: FormatFamily;
  /** As the format calls it. */
  readonly file: string;
  /** Null: the format has it, and nothing is taken of it. */
  readonly entity: Entity | null;
  readonly columns: Readonly<Partial<Record<Field, readonly string[]>>>;
  /** Of each group one must be there. */
  readonly required: readonly (readonly Field[])[];
  /** Headers of which one must be there, and headers of which none may. */
  readonly anyOf?: readonly string[];
  readonly noneOf?: readonly string[];
  /** The role of everybody in the file, where the format parts people by file. */
  readonly role?: 'manager' | 'student' | 'teacher';
};
