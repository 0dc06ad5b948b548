/** Why one field of a form cannot be taken; the words for it live with each host. */
export type FieldProblem = 'required' | 'too-long' | 'malformed' | 'unknown-value' | 'too-early' | 'too-late';

/** The fields of a form that cannot be taken, each with its reason. */
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>;

/** A form is invalid. Nothing of it was saved. */
export type FormInvalid<Field extends string = string> = {
  readonly kind: 'form/invalid';
  readonly fields: FieldProblems<Field>;
};
