import { err, ok, type Result } from '../../result.ts';
import { withAsciiDomain } from './ascii-domain.ts';
import { hasAddress } from './addresses-in-text.ts';
import type { FieldProblem } from './field-problem.ts';

/** Maximum length of a stored name, school or district, in user-perceived characters. */
export const maxNameLength = 100;
const maxEmailLength = 254;

const unstorable = /[\p{Cc}\p{Cs}]/u;
/** Hangul fillers: letters without a visible shape. */
const fillers = /[\u115F\u1160\u3164\uFFA0]/gu;
/** Characters that change text direction; a name must not change the order of the text around it. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/gu;
const somethingVisible = /[\p{L}\p{N}\p{S}\p{P}]/u;
/** Excludes white space, brackets, separators and quotation marks, including the curly ones of word processors. */
const emailShape =
  /^[^\s@<>()[\]\\,;:"“”„‟«»‹›‘‚‛「」『』\p{Cc}]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/u;
/** Letters and digits of any script in domain labels, because users type domains in their own script. */
const typedDomain = /@[\p{L}\p{M}\p{N}.。．｡-]+$/u;

const tidy = (text: string): string =>
  text.normalize('NFC').replace(directionOverrides, '').replace(/\s+/gu, ' ').trim();

const lengthOf = (text: string): number => Array.from(text).length;

/** Parses a line of text, such as an id or a street: trims it, normalizes it to NFC, and replaces each sequence of white space with one space. */
export function parseOneLine(text: string, longest = maxNameLength): Result<string, FieldProblem> {
  const name = tidy(text);
  if (name === '') return err('required');
  if (lengthOf(name) > longest) return err('too-long');
  if (unstorable.test(name) || !somethingVisible.test(name.replace(fillers, ''))) return err('malformed');
  return ok(name);
}

/**
 * Parses a name of a person, school, district or classroom like `parseOneLine`. Accepts emoji and right-to-left names. Rejects a text with
 * an email address, because a whole class would see it.
 */
export function parseName(text: string, longest = maxNameLength): Result<string, FieldProblem> {
  const name = parseOneLine(text, longest);
  return name.ok && hasAddress(name.value) ? err('malformed') : name;
}

const unstorableInText = /[^\P{Cc}\t\n]|\p{Cs}/u;

/** Parses optional text of several lines: trims it, normalizes it to NFC and keeps the line breaks. */
export function parseText(text: string, longest: number): Result<string, FieldProblem> {
  const cleaned = text.normalize('NFC').replace(directionOverrides, '').replace(/\r\n?/gu, '\n').trim();
  if (lengthOf(cleaned) > longest) return err('too-long');
  return unstorableInText.test(cleaned) ? err('malformed') : ok(cleaned);
}

/** An email address in its stored form: trimmed, in lower case, with the domain in its ASCII form. */
export type EmailAddress = string & { readonly brand: 'EmailAddress' };

/** Invisible characters that are often copied with an address from a web page or chat. */
const unseen = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Parses an email address, without surrounding white space and invisible characters. */
export function parseEmail(text: string): Result<EmailAddress, FieldProblem> {
  const typed = text.normalize('NFC').replace(unseen, '').replaceAll('’', "'").trim().toLowerCase();
  if (typed === '') return err('required');
  if (!typedDomain.test(typed)) return err('malformed');
  const address = withAsciiDomain(typed);
  if (address.length > maxEmailLength) return err('too-long');
  if (!emailShape.test(address)) return err('malformed');
  return ok(address as EmailAddress);
}

/** Parses a phone number. Returns E.164 if it starts with +, else only its digits: `(555) 010-2030` is `5550102030`. */
export function parsePhone(text: string): Result<string, FieldProblem> {
  const phone = text.trim();
  if (phone === '') return err('required');
  if (!/^\+?[\d\s().-]+$/u.test(phone)) return err('malformed');
  const digits = phone.replace(/\D/gu, '');
  if (digits.length > 15) return err('too-long');
  if (digits.length < 7) return err('malformed');
  return ok(phone.startsWith('+') ? `+${digits}` : digits);
}
