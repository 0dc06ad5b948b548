import { foldFileName, foldHeader, isMisspelling } from './column-name.ts';
import type { RosterField, FileSpec } from './file-spec.ts';
import { isForbidden } from './forbidden-columns.ts';
import { canvasFiles } from './formats/canvas.ts';
import { cleverFiles } from './formats/clever.ts';
import { oneRosterFiles } from './formats/one-roster.ts';
import { schoolDataSync1Files, schoolDataSync2Files } from './formats/school-data-sync.ts';
import { blockyardFiles, kolibriFile, plainFile } from './formats/single-files.ts';
import { type ImportIssue, issueOf } from './import-issue.ts';

/** The user's meanings for unclear headers of a plain list, by header. Null means that the column is not read. */
export type ColumnMapping = Readonly<Record<string, RosterField | null>>;

/** A column of a file with its meaning; null if it is not read. */
export type Column = {
  readonly header: string;
  readonly field: RosterField | null;
  /** The field that a misspelled header may mean; the user must confirm it. */
  readonly suggested?: RosterField;
};

export type RecognizedFile = {
  readonly spec: FileSpec;
  readonly columns: readonly Column[];
  readonly issues: readonly ImportIssue[];
};

export const knownFiles: readonly FileSpec[] = [
  ...oneRosterFiles,
  ...schoolDataSync2Files,
  ...cleverFiles,
  ...schoolDataSync1Files,
  ...canvasFiles,
  kolibriFile,
  ...blockyardFiles,
];

type Written = { readonly header: string; readonly folded: string; readonly forbidden: boolean };
type Match = {
  readonly spec: FileSpec;
  readonly columns: readonly Column[];
  readonly misspelled: ReadonlyMap<string, string>;
};

const entriesOf = (spec: FileSpec): readonly (readonly [RosterField, readonly string[]])[] =>
  // `Object.keys` does not return the literal types.
  (Object.keys(spec.columns) as RosterField[]).map((field) => [field, spec.columns[field] ?? []]);

/** Returns the only unused field whose header is almost the same as this one; null if there is none or more than one. */
function spelledWrong(
  folded: string,
  open: readonly (readonly [RosterField, readonly string[]])[],
): [RosterField, string] | null {
  const near = open.flatMap(([field, names]) =>
    names.filter((name) => isMisspelling(folded, name)).map((name): [RosterField, string] => [field, name]),
  );
  const [only, ...others] = near;
  return only === undefined || others.some(([field]) => field !== only[0]) ? null : only;
}

/** A section has ten teacher columns with the same meaning. For any other field, only the first column counts. */
const mayRepeat = (field: RosterField): boolean => field === 'teacher';

function matchOf(spec: FileSpec, written: readonly Written[], mapping: ColumnMapping): Match {
  const entries = entriesOf(spec);
  const isList = spec.family === 'csv';
  const exact = written.map(({ header, folded, forbidden }) => {
    if (forbidden) return null;
    const mapped = mapping[header];
    return mapped === undefined ? (entries.find(([, names]) => names.includes(folded))?.[0] ?? null) : mapped;
  });
  // If two headers have the same meaning, the one that the format lists first is used, such as a class's name before its course's name.
  const best = new Map<RosterField, number>();
  for (const [at, field] of exact.entries()) {
    if (field === null) continue;
    const names = spec.columns[field] ?? [];
    const rank = (column: number) => names.indexOf(written[column]?.folded ?? '');
    const held = best.get(field);
    if (held === undefined || rank(at) < rank(held)) best.set(field, at);
  }
  // If most headers do not match, the file has a different format; its headers are not misspelled.
  const open = best.size * 2 < spec.required.length ? [] : entries.filter(([field]) => !best.has(field));
  const misspelled = new Map<string, string>();
  const columns = written.map(({ header, folded, forbidden }, at): Column => {
    const field = exact[at] ?? null;
    if (field !== null) return { header, field: mayRepeat(field) || best.get(field) === at ? field : null };
    const near = forbidden || mapping[header] === null ? null : spelledWrong(folded, open);
    if (near === null || best.has(near[0])) return { header, field: null };
    best.set(near[0], at);
    misspelled.set(header, near[1]);
    return isList ? { header, field: null, suggested: near[0] } : { header, field: near[0] };
  });
  return { spec, columns, misspelled };
}

function fits({ spec, columns }: Match, headers: ReadonlySet<string>): boolean {
  const found = new Set(columns.map(({ field, suggested }) => field ?? suggested ?? null));
  const all = spec.required.every((group) => group.some((field) => found.has(field)));
  const any = spec.anyOf === undefined || spec.anyOf.some((header) => headers.has(header));
  return all && any && !(spec.noneOf ?? []).some((header) => headers.has(header));
}

const scoreOf = (match: Match, name: string): number =>
  match.columns.filter(({ field }) => field !== null).length +
  (name === foldHeader(match.spec.file) ? 4 : 0) -
  match.misspelled.size * 0.5;

function issuesOf(
  file: string,
  { spec, columns, misspelled }: Match,
  written: readonly Written[],
): readonly ImportIssue[] {
  const seen = new Set<string>();
  return written.flatMap(({ header, folded, forbidden }, at) => {
    const column = header;
    if (folded === '')
      return columns.length > 1 ? [issueOf('column/nameless', file, { column: `${at + 1}` })] : [];
    if (seen.has(folded)) return [issueOf('column/repeated', file, { column })];
    seen.add(folded);
    if (forbidden) return [issueOf('column/left-out', file, { column })];
    const expected = misspelled.get(header);
    const isList = spec.family === 'csv';
    if (expected !== undefined)
      return [issueOf(isList ? 'column/to-confirm' : 'column/misspelled', file, { column, expected })];
    const unknown = isList && columns[at]?.field === null;
    return unknown ? [issueOf('column/not-known', file, { column })] : [];
  });
}

/**
 * Returns the header of a file for a rehearsal. In an unrecognized file, the first row may contain people's names, so the columns are numbered instead
 * (ROS-10).
 */
export const knownHeader = (
  file: string,
  header: readonly string[],
  mapping: ColumnMapping,
): readonly string[] =>
  recognizeFile(file, header, mapping) === null ? header.map((_text, at) => `Column ${at + 1}`) : header;

/**
 * Detects a file's format from its name and headers, and the meaning of each column. Ignores case, spaces and `_`. Null if it does not match a roster file.
 * `mapping` adds the user's meanings for a plain list.
 */
export function recognizeFile(
  file: string,
  headers: readonly string[],
  mapping: ColumnMapping = {},
): RecognizedFile | null {
  const written = headers.map((header): Written => ({
    header: header.trim(),
    folded: foldHeader(header),
    forbidden: isForbidden(header),
  }));
  const folded = new Set(written.map((column) => column.folded));
  const name = foldFileName(file);
  const ignored = knownFiles.find(
    (spec) =>
      spec.entity === null &&
      name === foldHeader(spec.file) &&
      fits({ spec, columns: [], misspelled: new Map() }, folded),
  );
  if (ignored !== undefined) {
    const columns = written.map(({ header }) => ({ header, field: null }));
    return { spec: ignored, columns, issues: [issueOf('file/ignored', file)] };
  }
  // If a file has the name of one file of a format, it cannot be a different file of that format.
  const named = knownFiles.filter((spec) => foldHeader(spec.file) === name);
  const isOther = (spec: FileSpec) =>
    named.some(({ family }) => family === spec.family) && !named.includes(spec);
  const candidates = knownFiles
    .filter((spec) => spec.entity !== null && !isOther(spec))
    .map((spec) => matchOf(spec, written, {}))
    .filter((match) => fits(match, folded));
  const [best] = candidates.toSorted((one, other) => scoreOf(other, name) - scoreOf(one, name));
  const plain = matchOf(plainFile, written, mapping);
  const chosen = best ?? (fits(plain, folded) ? plain : undefined);
  return chosen === undefined
    ? null
    : { spec: chosen.spec, columns: chosen.columns, issues: issuesOf(file, chosen, written) };
}
