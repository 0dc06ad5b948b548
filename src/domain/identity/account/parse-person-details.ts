import { type GradeBand, gradeBands } from './grade-band.ts';
import { err, ok, type Result } from '../../result.ts';
import type { FieldProblem } from '../../platform/forms/field-problem.ts';
import { optional } from '../../platform/forms/parse-form.ts';
import type { PersonDetails } from './person-details.ts';
import { parseName } from '../../platform/forms/text-fields.ts';

type DraftOf<T> = T extends readonly string[] ? readonly string[] : string | null;

/** The typed details; an empty text means null. */
export type PersonDetailsDraft = { readonly [Field in keyof PersonDetails]: DraftOf<PersonDetails[Field]> };

type ParsedDetails = { readonly [Field in keyof PersonDetails]: Result<PersonDetails[Field], FieldProblem> };

const parseLine = (text: string | null): Result<string | null, FieldProblem> => optional(text, parseName);

const parseGrades = (bands: readonly string[]): Result<readonly GradeBand[], FieldProblem> =>
  bands.every((band) => gradeBands.some((known) => known === band))
    ? ok(gradeBands.filter((band) => bands.includes(band)))
    : err('unknown-value');

/** Parses the details in the draft, for `parseForm`. Missing details do not change. */
export const parsePersonDetails = ({
  schoolOrDistrict,
  displayName,
  roleTitle,
  gradesTaught,
}: Partial<PersonDetailsDraft>): Partial<ParsedDetails> => ({
  ...(schoolOrDistrict === undefined ? {} : { schoolOrDistrict: parseLine(schoolOrDistrict) }),
  ...(displayName === undefined ? {} : { displayName: parseLine(displayName) }),
  ...(roleTitle === undefined ? {} : { roleTitle: parseLine(roleTitle) }),
  ...(gradesTaught === undefined ? {} : { gradesTaught: parseGrades(gradesTaught) }),
});
