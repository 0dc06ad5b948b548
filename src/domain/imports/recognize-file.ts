import { foldFileName, foldHeader, isMisspelling } from './column-name.ts';
import type { Field, FileSpec } from './file-spec.ts';
import { isForbidden } from './forbidden-columns.ts';
import { canvasFiles } from './formats/canvas.ts';
import { cleverFiles } from './formats/clever.ts';
import { oneRosterFiles } from './formats/one-roster.ts';
import { schoolDataSync1Files, schoolDataSync2Files } from './formats/school-data-sync.ts';
import { blockyardFiles, kolibriFile, plainFile } from './formats/single-files.ts';
import { type ImportIssue, issueOf } from './import-issue.ts';

/** What the headers of a plain list mean where they do not say it: from a header to a field, null for not to be read. */
export type ColumnMapping = Readonly<Record<string, Field | null>>;

/** A column of a file, and what it means; null for one that is not read. */
export type Column = {
  readonly header: string;
  readonly field: Field | null;
  /** The field that an almost known header may mean; the user must confirm it. */
  readonly suggested?: Field;
};

/** What a file was taken for. */
export type RecognizedFile = {
  readonly spec: FileSpec;
  readonly columns: readonly Column[];
  readonly issues: readonly ImportIssue[];
};

/** Every file of every format that has a name of its own. */
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

const entriesOf = (spec: FileSpec): readonly (readonly [Field, readonly string[]])[] =>
  // `Object.entries` knows keys as strings; those of a spec are its fields.
  (Object.keys(spec.columns) as Field[]).map((field) => [field, spec.columns[field] ?? []]);

/** The only field that a header without a meaning comes close to, of those that nothing else in the file stands for. */
function spelledWrong(
  folded: string,
  open: readonly (readonly [Field, readonly string[]])[],
): [Field, string] | null {
  const near = open.flatMap(([field, names]) =>
    names.filter((name) => isMisspelling(folded, name)).map((name): [Field, string] => [field, name]),
  );
  const [only, ...others] = near;
  return only === undefined || others.some(([field]) => field !== only[0]) ? null : only;
}

/** Teachers of a section stand in ten columns of one meaning; of every other field the first column counts. */
const mayRepeat = (field: Field): boolean => field === 'teacher';

function matchOf(spec: FileSpec, written: readonly Written[], mapping: ColumnMapping): Match {
  const entries = entriesOf(spec);
  const isList = spec.family === 'csv';
  const exact = written.map(({ header, folded, forbidden }) => {
    if (forbidden) return null;
    const mapped = mapping[header];
    return mapped === undefined ? (entries.find(([, names]) => names.includes(folded))?.[0] ?? null) : mapped;
  });
  // Of two headers that could mean the same, the one that the format names first counts: a class' name before its course's.
  const best = new Map<Field, number>();
  for (const [at, field] of exact.entries()) {
    if (field === null) continue;
    const names = spec.columns[field] ?? [];
    const rank = (column: number) => names.indexOf(written[column]?.folded ?? '');
    const held = best.get(field);
    if (held === undefined || rank(at) < rank(held)) best.set(field, at);
  }
  // Nobody misspells most of the headers: a file of which fewer are right is something else.
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

/** How well a file fits: its columns that are understood, its name, and few misspellings. */
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
 * The header of a file, for a rehearsal: if the file is not recognized, its first row may name persons, and the columns are numbered instead
 * (ROS-10).
 */
export const knownHeader = (
  file: string,
  header: readonly string[],
  mapping: ColumnMapping,
): readonly string[] =>
  recognizeFile(file, header, mapping) === null ? header.map((_text, at) => `Column ${at + 1}`) : header;

/**
 * Says what a file is by its name and its headers, whatever their case, spaces and `_`, and what each column means. Null where
 * it is nothing that a roster has. `mapping` says what the columns of a plain list mean where their headers do not.
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
  // A file that is named as one of a format's files is none of its others.
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
