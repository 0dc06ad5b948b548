import type { SourcePlace } from './roster-snapshot.ts';

/** Severities. `error`: not imported. `review`: not imported until a user decides. `warning`: imported, or skipped on purpose. */
export const issueSeveritiesKnown = ['error', 'review', 'warning'] as const;
export type IssueSeverity = (typeof issueSeveritiesKnown)[number];

export const issueSeverities = {
  'file/empty': 'warning',
  'file/encoding-guessed': 'warning',
  'file/header-only': 'warning',
  'file/ignored': 'warning',
  'file/mixed': 'warning',
  'file/not-recognized': 'error',
  'file/not-text': 'error',
  'file/nothing-to-read': 'warning',
  'file/record-too-long': 'error',
  'file/repeated': 'error',
  'file/too-large': 'error',
  'file/too-many-columns': 'error',
  'file/too-many-rows': 'error',
  'file/unclosed-quote': 'error',
  'file/unfinished': 'error',
  'file/unreadable': 'error',
  'zip/damaged': 'error',
  'zip/encrypted': 'error',
  'zip/nested': 'warning',
  'zip/ratio': 'error',
  'zip/too-large': 'error',
  'zip/too-many-entries': 'error',
  'zip/unsafe-name': 'error',
  'manifest/file-missing': 'warning',
  'manifest/file-not-listed': 'warning',
  'column/left-out': 'warning',
  'column/misspelled': 'warning',
  'column/missing': 'error',
  'column/nameless': 'warning',
  'column/not-known': 'warning',
  'column/repeated': 'warning',
  'column/to-confirm': 'review',
  'column/short-ids': 'warning',
  'column/date-order-guessed': 'warning',
  'column/date-order-unknown': 'review',
  'row/broken': 'error',
  'row/too-long': 'error',
  'row/too-short': 'warning',
  'value/missing': 'error',
  'value/malformed': 'error',
  'value/too-long': 'error',
  'value/spreadsheet': 'error',
  'value/unreadable': 'error',
  'value/not-known': 'warning',
  'value/read-as-one': 'warning',
  'id/scientific': 'error',
  'id/is-email': 'review',
  'id/repeated': 'warning',
  'id/conflict': 'error',
  'number/damaged': 'warning',
  'number/placeholder': 'warning',
  'number/shared': 'warning',
  'person/disabled': 'warning',
  'name/from-username': 'warning',
  'role/not-known': 'review',
  'role/several': 'review',
  'staff/same-address': 'review',
  'status/not-known': 'review',
  'reference/nowhere': 'error',
  'reference/not-taken': 'warning',
  'reference/in-review': 'review',
} as const satisfies Readonly<Record<string, IssueSeverity>>;
export type IssueCode = keyof typeof issueSeverities;

// `Object.keys` does not return the literal types.
export const issueCodes = Object.keys(issueSeverities) as readonly IssueCode[];

/** A problem of a file, with its location and the correct value (R21). */
export type ImportIssue = {
  readonly code: IssueCode;
  readonly severity: IssueSeverity;
  readonly file: string;
  /** Line number, from 1; null if the issue is about the file or a column. */
  readonly line: number | null;
  /** The column's header in the file; null if the issue is not about a column. */
  readonly column: string | null;
  /** The value, shortened; null if it must not be shown, such as forbidden data and values of columns that are not read. */
  readonly value: string | null;
  /** The allowed values, or the conflicting row; null if the code explains the issue. */
  readonly expected: string | null;
};

type Detail = Partial<Pick<ImportIssue, 'column' | 'expected' | 'line' | 'value'>>;

/** Returns the name of a row for an issue about a different row. */
export const rowName = ({ file, line }: SourcePlace, from: SourcePlace): string =>
  file === from.file ? `line ${line}` : `line ${line} of ${file}`;

const maxShownLength = 80;

export const issueOf = (code: IssueCode, file: string, detail: Detail = {}): ImportIssue => ({
  code,
  severity: issueSeverities[code],
  file,
  line: detail.line ?? null,
  column: detail.column ?? null,
  value:
    detail.value === undefined || detail.value === null
      ? null
      : Array.from(detail.value.slice(0, 2 * maxShownLength))
          .slice(0, maxShownLength)
          .join(''),
  expected: detail.expected ?? null,
});
