import { formatCount } from '../../platform/text/counted.ts';
import { bidiIsolate } from '../../platform/forms/bidi-isolate.ts';
import { importLimits } from './import-limits.ts';
import type { ImportIssue, IssueCode, IssueSeverity } from './import-issue.ts';

const megabytes = (bytes: number): string => `${bytes / (1024 * 1024)} MB`;
const quoted = (text: string | null): string => (text === null ? 'This' : `“${bidiIsolate(text)}”`);
const column = (issue: ImportIssue): string =>
  issue.column === null ? 'A column' : `The column “${bidiIsolate(issue.column)}”`;
const instead = ({ expected }: ImportIssue, lead = 'It should be'): string =>
  expected === null ? '' : ` ${lead} ${expected}.`;

const capitalized = (text: string): string => bidiIsolate(text.charAt(0).toUpperCase() + text.slice(1));

type Words = string | ((issue: ImportIssue) => string);

/** The explanation of each issue and how to fix it, for the person who maintains a school's lists (R21). */
const words: Readonly<Record<IssueCode, Words>> = {
  'file/empty': 'The file is empty. It changes nothing.',
  'file/encoding-guessed':
    'The letters are not stored as UTF-8. Check that names with accents look right; if not, save the file as “CSV UTF-8”.',
  'file/header-only': 'The file has column names but no rows. It changes nothing and removes no one.',
  'file/ignored': 'This file contains nothing that a roster needs, so we did not read it.',
  'file/mixed': 'The files come from different programs. Each was read by its own rules.',
  'file/not-recognized':
    'We cannot tell what this file is. The first line must contain the column names, at least “First name”.',
  'file/not-text': 'This is not a CSV file. If it is a spreadsheet, save it as CSV first.',
  'file/nothing-to-read': 'There is no CSV file in here.',
  'file/record-too-long': 'A row is far too long. Look for a missing quotation mark (") shortly before it.',
  'file/repeated':
    'Two files in the ZIP have this name. Only the first was read: choose the right one as a CSV file.',
  'file/too-large': `A CSV file can have up to ${megabytes(importLimits.csvBytes)}. Split it, or put it into a ZIP with others.`,
  'file/too-many-columns': `A file can have up to ${importLimits.columns} columns.`,
  'file/too-many-rows': `One import takes up to ${formatCount(importLimits.rows)} rows. Import one school at a time.`,
  'file/unclosed-quote': 'A quotation mark (") is opened here and never closed. What follows was not read.',
  'file/unfinished': 'The upload of this file did not finish. Upload the file again.',
  'file/unreadable': 'The file could not be read. Try to save it again.',
  'zip/damaged': 'The ZIP is damaged. Create it again, or choose the files in it.',
  'zip/encrypted': 'The ZIP has a password. Unpack it, and choose the files in it.',
  'zip/nested': 'A ZIP within a ZIP is not read. Unpack it first.',
  'zip/ratio': 'The ZIP unpacks to far more than a roster has. Choose the CSV files themselves.',
  'zip/too-large': `A ZIP can have up to ${megabytes(importLimits.zipBytes)}.`,
  'zip/too-many-entries': `A ZIP can hold up to ${importLimits.zipEntries} files.`,
  'zip/unsafe-name': 'A file in the ZIP has an unsafe name. Choose the CSV files themselves.',
  'manifest/file-missing': (issue) =>
    `The list of files includes ${quoted(issue.value)}, but that file is missing.`,
  'manifest/file-not-listed': 'This file is not in the list of files. It was read anyway.',
  'column/left-out': (issue) => `${column(issue)} contains data that we never store, so we left it out.`,
  'column/misspelled': (issue) => `${column(issue)} was read as “${issue.expected ?? ''}”.`,
  'column/missing': (issue) => `A column is missing.${instead(issue, 'It needs')}`,
  'column/nameless': (issue) => `Column ${issue.column ?? ''} has no name. It was not read.`,
  'column/not-known': (issue) => `${column(issue)} was not read. If you need it, choose what it contains.`,
  'column/to-confirm': (issue) =>
    `${column(issue)} may be “${issue.expected ?? ''}”. It is not read until you confirm that under “Columns”.`,
  'column/repeated': (issue) => `${column(issue)} appears twice. Only the first was read.`,
  'column/short-ids': (issue) =>
    `${column(issue)}: ${issue.value ?? 'some'} IDs are shorter than the others. Excel may have dropped leading zeros. Format the column as text and export again.`,
  'column/date-order-guessed': (issue) =>
    `${column(issue)} was read ${issue.value === 'day-first' ? 'with the day first' : 'with the month first'}, the only way that fits all of its dates.`,
  'column/date-order-unknown': (issue) =>
    `${column(issue)}: the dates can be read with the day or the month first.${instead(issue)}`,
  'row/broken': 'A cell spans many lines. Look for a missing quotation mark (").',
  'row/too-long': (issue) =>
    `The row has more values than the ${issue.expected ?? ''} columns. Look for a comma within a name, and type the values of the row again. Values after the last column are dropped.`,
  'row/too-short': ({ value, expected }) =>
    `The row ends after ${value ?? 'some'} of ${expected ?? 'the'} values, before the class. The student is imported without a class.`,
  'value/missing': 'A value is missing.',
  'value/malformed': (issue) => `${quoted(issue.value)} cannot be used here.${instead(issue)}`,
  'value/too-long': (issue) => `This is too long.${instead(issue, 'The maximum length is')}`,
  'value/spreadsheet': ({ value }) =>
    `${quoted(value)} is a spreadsheet formula or error. Type the value itself.`,
  'value/unreadable': 'Some letters could not be read. Type the name again.',
  'value/not-known': (issue) => `${quoted(issue.value)} is not known and was left out.${instead(issue)}`,
  'value/read-as-one': (issue) =>
    `${quoted(issue.value)} was read as one class. If these are several, choose “Classes, with commas between them” for ${column(issue)} under “Columns”.`,
  'id/scientific': (issue) =>
    `Excel turned this ID into ${quoted(issue.value)}. Type the ID again, with every digit.`,
  'id/is-email': 'This ID is an email address. Use the number that the school assigned.',
  'id/repeated': 'This row appears twice. It counts once.',
  'id/conflict': ({ value, expected }) =>
    `${expected === null ? 'Another row' : capitalized(expected)} has the same ID (${value ?? ''}) but other values. Change the ID or the values of one of the two.`,
  'number/damaged': ({ value }) =>
    `A spreadsheet turned this student number into ${quoted(value)}. The student is imported without it. Type the number again, with every digit.`,
  'number/placeholder': ({ value }) =>
    `${quoted(value)} is not a student number. The student is imported without one.`,
  'number/shared': ({ value, expected }) =>
    `This student and ${expected ?? 'another row'} have the same student number (${value ?? ''}). Both are imported. Check which one is right.`,
  'person/disabled':
    'This account is disabled in the other program (“enabledUser” is false). The person is imported anyway.',
  'name/from-username': 'There is no name here, so we use the username.',
  'role/not-known': (issue) => `${quoted(issue.value)} is not a role we know.${instead(issue)}`,
  'role/several': 'This person is listed as a student and as staff. Keep one of the two.',
  'staff/same-address': ({ expected }) =>
    `${expected === null ? 'Another row' : capitalized(expected)} has the same email address, with another name or role. No one is invited and no class is assigned until the addresses differ.`,
  'status/not-known': (issue) => `${quoted(issue.value)} is not a status we know.${instead(issue)}`,
  'reference/nowhere': (issue) => `${quoted(issue.value)} is not in any of the files.`,
  'reference/not-taken': (issue) =>
    `${quoted(issue.value)} is not in the files, or cannot be imported. The row is imported without it.`,
  'reference/in-review': (issue) => `This is waiting for ${quoted(issue.value)}, which needs review first.`,
};

export const issueWords = (issue: ImportIssue): string => {
  const text = words[issue.code];
  return typeof text === 'string' ? text : text(issue);
};

export const severityWords: Readonly<Record<IssueSeverity, string>> = {
  error: 'Not imported',
  review: 'Needs review',
  warning: 'Note',
};
