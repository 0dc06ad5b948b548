export type FieldProblem = 'required' | 'too-long' | 'malformed' | 'unknown-value' | 'too-early' | 'too-late';

export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>;

/** The form is invalid; nothing was saved. */
export type FormInvalid<Field extends string = string> = {
  readonly kind: 'form/invalid';
  readonly fields: FieldProblems<Field>;
};
