import type { PersonDetailsDraft } from '#domain/identity/account/parse-person-details.ts';
import {
  noPersonDetails,
  type PersonDetails,
  personDetailNames,
} from '#domain/identity/account/person-details.ts';

/** The values of the detail fields as text. A hidden field has no value. */
export type TypedDetails = Readonly<Partial<Record<keyof PersonDetails, string>>>;

/** Converts a form's text to a value. A list is one text in the form. */
const fromText = (name: keyof PersonDetails, text: string): string | readonly string[] =>
  Array.isArray(noPersonDetails[name]) ? text.split(',').filter((value) => value !== '') : text;

/** Returns the details that differ from the initial values of the fields, as a draft. */
export const changedDetails = (typed: TypedDetails, known: PersonDetails): Partial<PersonDetailsDraft> =>
  Object.fromEntries(
    personDetailNames
      .map((name) => ({ name, text: typed[name] ?? '' }))
      .filter(({ name, text }) => text !== String(known[name] ?? ''))
      .map(({ name, text }) => [name, fromText(name, text)]),
  );
