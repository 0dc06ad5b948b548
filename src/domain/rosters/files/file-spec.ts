export const rosterFields = [
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
export type RosterField = (typeof rosterFields)[number];

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

/** A file of a format. Headers are normalized by `foldHeader`. */
export type FileSpec = {
  readonly family: FormatFamily;
  readonly file: string;
  /** Null if the file is part of the format but is not imported. */
  readonly entity: Entity | null;
  readonly columns: Readonly<Partial<Record<RosterField, readonly string[]>>>;
  readonly required: readonly (readonly RosterField[])[];
  /** Headers of which at least one must be present, and headers that must be absent. */
  readonly anyOf?: readonly string[];
  readonly noneOf?: readonly string[];
  readonly role?: 'manager' | 'student' | 'teacher';
};
