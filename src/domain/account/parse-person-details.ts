import type { Result } from '../result.ts';
import type { FieldProblem } from './field-problem.ts';
import { optional } from './parse-form.ts';
import type { PersonDetails, PersonDetailsDraft } from './person-details.ts';
import { parseName } from './text-fields.ts';

type ParsedDetails = { readonly [Field in keyof PersonDetails]: Result<string | null, FieldProblem> };

/** Each detail by its rule, for `parseForm`. */
export const parsePersonDetails = ({ schoolOrDistrict }: PersonDetailsDraft): ParsedDetails => ({
  schoolOrDistrict: optional(schoolOrDistrict, parseName),
});

/** The same for a draft that leaves out what does not change. */
export const parseChangedDetails = ({
  schoolOrDistrict,
}: Partial<PersonDetailsDraft>): Partial<ParsedDetails> =>
  schoolOrDistrict === undefined ? {} : { schoolOrDistrict: optional(schoolOrDistrict, parseName) };
