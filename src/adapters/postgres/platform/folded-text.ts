import { foldText } from '#domain/platform/tables/fold-text.ts';

/** A text in the form of its folded column; null if nothing is left of it. */
export const foldedText = (text: string | null): string | null => foldText(text ?? '') || null;

export const escapedForLike = (folded: string): string => folded.replace(/[\\%_]/gu, String.raw`\$&`);

const foldedName = (firstName: string | null, lastName: string | null): string | null =>
  foldedText([firstName, lastName].filter((part) => part !== null && part !== '').join(' '));

/** The columns of an account's name with the folded name: each statement that writes a name writes both. */
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
