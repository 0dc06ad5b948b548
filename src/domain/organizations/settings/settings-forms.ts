import type { FieldProblem, FormInvalid } from '../../platform/forms/field-problem.ts';
import { parseForm } from '../../platform/forms/parse-form.ts';
import { type EmailAddress, parseEmail, parseName, parseText } from '../../platform/forms/text-fields.ts';
import { type IsoDate, parseIsoDate } from '../../platform/dates/iso-date.ts';
import { parsePdf } from '../../platform/files/pdf-file.ts';
import { err, ok, type Result } from '../../result.ts';
import { archivedRetentions } from './archived-retention.ts';
import {
  type AgreementUpload,
  maxAddressLineLength,
  maxAddressLines,
  maxBillingAddresses,
  type OrganizationChange,
} from './organization-settings.ts';

export type OrganizationInvalid = FormInvalid<'archivedKeptDays' | 'name' | 'postalAddress' | 'timeZone'>;
export type SchoolInvalid = FormInvalid<'name'>;
export type BillingAddressesInvalid = FormInvalid<'addresses'>;
export type AgreementInvalid = FormInvalid<'signedBy' | 'signedOn' | 'file'>;

/** Parses the name of an IANA time zone. Rejects offsets such as `+01:00`, because they have no daylight saving time. */
export function parseTimeZone(text: string): Result<string, FieldProblem> {
  if (!/^[A-Za-z]/.test(text)) return err('unknown-value');
  try {
    // All engines accept the same names here, but their lists of supported zones differ.
    Intl.DateTimeFormat('en-US', { timeZone: text });
    return ok(text);
  } catch {
    return err('unknown-value');
  }
}

const parseRetention = (days: number): Result<number, FieldProblem> =>
  archivedRetentions.includes(days) ? ok(days) : err('unknown-value');

function parsePostalAddress(typed: string): Result<string, FieldProblem> {
  const text = parseText(typed, maxAddressLines * (maxAddressLineLength + 1));
  if (!text.ok) return text;
  const lines = text.value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const fits = lines.length <= maxAddressLines && lines.every((line) => line.length <= maxAddressLineLength);
  return fits ? ok(lines.join('\n')) : err('too-long');
}

/** Parses a change of the settings. Page and service share the rules. */
export const parseOrganizationChange = ({
  name,
  timeZone,
  keepsLastNames,
  archivedKeptDays,
  postalAddress,
}: OrganizationChange): Result<OrganizationChange, OrganizationInvalid> =>
  parseForm({
    ...(name === undefined ? {} : { name: parseName(name) }),
    ...(timeZone === undefined ? {} : { timeZone: parseTimeZone(timeZone) }),
    ...(keepsLastNames === undefined ? {} : { keepsLastNames: ok(keepsLastNames) }),
    ...(archivedKeptDays === undefined ? {} : { archivedKeptDays: parseRetention(archivedKeptDays) }),
    ...(postalAddress === undefined ? {} : { postalAddress: parsePostalAddress(postalAddress) }),
  });

export const parseSchool = (draft: {
  readonly name: string;
}): Result<{ readonly name: string }, SchoolInvalid> => parseForm({ name: parseName(draft.name) });

/** Parses billing addresses: removes duplicates and sorts them. Returns an error if any address is invalid, or if there are too many. */
export function parseBillingAddresses(
  typed: readonly string[],
): Result<readonly EmailAddress[], BillingAddressesInvalid> {
  const parsed = typed.filter((text) => text.trim() !== '').map(parseEmail);
  const addresses = new Set(parsed.flatMap((each) => (each.ok ? [each.value] : [])));
  const problem = parsed.find((each) => !each.ok);
  if (problem !== undefined && !problem.ok) return invalidAddresses(problem.error);
  return addresses.size > maxBillingAddresses ? invalidAddresses('too-long') : ok([...addresses].toSorted());
}

const invalidAddresses = (problem: FieldProblem) =>
  err<BillingAddressesInvalid>({ kind: 'form/invalid', fields: { addresses: problem } });

const parseSignedOn = (text: string): Result<IsoDate, FieldProblem> =>
  text.trim() === '' ? err('required') : parseIsoDate(text);

export const parseAgreement = (draft: {
  readonly signedBy: string;
  readonly signedOn: string;
  readonly file: Uint8Array;
}): Result<AgreementUpload, AgreementInvalid> =>
  parseForm({
    signedBy: parseName(draft.signedBy),
    signedOn: parseSignedOn(draft.signedOn),
    file: parsePdf(draft.file),
  });
