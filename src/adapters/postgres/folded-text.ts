import { foldText } from '#domain/tables/fold-text.ts';

/** A text as the column beside it holds it: folded, null where nothing is left of it. */
export const foldedText = (text: string | null): string | null => foldText(text ?? '') || null;

/** A folded text as a part of a pattern of LIKE, in which it means itself. */
export const escapedForLike = (folded: string): string => folded.replace(/[\\%_]/gu, String.raw`\$&`);

/** What a person is found by in a table of people. */
const foldedName = (firstName: string | null, lastName: string | null): string | null =>
  foldedText([firstName, lastName].filter((part) => part !== null && part !== '').join(' '));

/** The columns of an account's name, with what it is found by: each statement that writes a name writes both. */
export const namedColumns = ({
  firstName,
  lastName,
}: {
  readonly firstName: string | null;
  readonly lastName: string | null;
}) => ({
  first_name: firstName,
  last_name: lastName,
  name_folded: foldedName(firstName, lastName),
});
