import { err, ok, type Result } from '../result.ts';
import { withAsciiDomain } from './ascii-domain.ts';
import { hasAddress } from './addresses-in-text.ts';
import type { FieldProblem } from './field-problem.ts';

/** The longest name, school or district that is stored, in characters as a person counts them. */
export const longestName = 100;
/** RFC 5321 allows no longer path. */
const longestEmail = 254;

/** Control characters, and halves of characters that mean nothing alone. */
const unstorable = /[\p{Cc}\p{Cs}]/u;
/** Letters by their class that draw nothing: the Hangul fillers. */
const fillers = /[\u115F\u1160\u3164\uFFA0]/gu;
/** Characters that change the direction of the text around them; a name must not reorder the page that shows it. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/gu;
const somethingVisible = /[\p{L}\p{N}\p{S}\p{P}]/u;
/** The apostrophe of a word processor in the name before the @: `o’brien@`. */
const curlyApostrophe = /’(?=[^@]*@)/gu;
/** No white space, brackets, separators or quotation marks; curly ones come from word processors. */
const emailShape =
  /^[^\s@<>()[\]\\,;:"“”„‟«»‹›‘‚‛\p{Cc}]+@[^\s@.<>()[\]\\,;:"“”„‟«»‹›‘’‚‛\p{Cc}]+(?:\.[^\s@.<>()[\]\\,;:"“”„‟«»‹›‘’‚‛\p{Cc}]+)+$/u;

const tidy = (text: string): string =>
  text.normalize('NFC').replace(directionOverrides, '').replace(/\s+/gu, ' ').trim();

const lengthOf = (text: string): number => Array.from(text).length;

/** Parses a line of text, such as an id or a street: trimmed, composed (NFC), runs of white space as one space. */
export function parseOneLine(text: string, longest = longestName): Result<string, FieldProblem> {
  const name = tidy(text);
  if (name === '') return err('required');
  if (lengthOf(name) > longest) return err('too-long');
  if (unstorable.test(name) || !somethingVisible.test(name.replace(fillers, ''))) return err('malformed');
  return ok(name);
}

/**
 * Parses a person's name, or that of a school, district or classroom, as `parseOneLine` does. Emoji and right-to-left names are names. A text
 * with an email address in it is no name: the address would be shown to a whole class.
 */
export function parseName(text: string, longest = longestName): Result<string, FieldProblem> {
  const name = parseOneLine(text, longest);
  return name.ok && hasAddress(name.value) ? err('malformed') : name;
}

/** All control characters but the tab and the end of a line. */
const unstorableInText = /[^\P{Cc}\t\n]|\p{Cs}/u;

/** Parses a text of several lines, which may be empty: trimmed, composed (NFC), lines as they were typed. */
export function parseText(text: string, longest: number): Result<string, FieldProblem> {
  const cleaned = text.normalize('NFC').replace(directionOverrides, '').replace(/\r\n?/gu, '\n').trim();
  if (lengthOf(cleaned) > longest) return err('too-long');
  return unstorableInText.test(cleaned) ? err('malformed') : ok(cleaned);
}

/** An email address in its stored form: trimmed, in lower case, with the domain as DNS has it. */
export type EmailAddress = string & { readonly brand: 'EmailAddress' };

/** What comes along, unseen, with an address that is copied from a page or a chat. */
const unseen = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Parses an email address; ignores surrounding white space and invisible characters. */
export function parseEmail(text: string): Result<EmailAddress, FieldProblem> {
  const typed = text
    .normalize('NFC')
    .replace(unseen, '')
    .replaceAll(curlyApostrophe, "'")
    .trim()
    .toLowerCase();
  const address = withAsciiDomain(typed);
  if (address === '') return err('required');
  if (address.length > longestEmail) return err('too-long');
  if (!emailShape.test(address)) return err('malformed');
  return ok(address as EmailAddress);
}

/** Parses a phone number to E.164 if it starts with +, else to its digits: `(555) 010-2030` is `5550102030`. */
export function parsePhone(text: string): Result<string, FieldProblem> {
  const phone = text.trim();
  if (phone === '') return err('required');
  if (!/^\+?[\d\s().-]+$/u.test(phone)) return err('malformed');
  const digits = phone.replace(/\D/gu, '');
  if (digits.length > 15) return err('too-long');
  if (digits.length < 7) return err('malformed');
  return ok(phone.startsWith('+') ? `+${digits}` : digits);
}
