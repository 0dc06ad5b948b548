import type { CsvTables } from '#application/ports/csv-tables.ts';
import type { ByteSource } from '#application/ports/roster-files.ts';
import type { ReadRosterFiles } from '#application/imports/read-roster-files.ts';
import { rowOutcomes } from '#domain/rosters/files/row-ledger.ts';

type Read = Awaited<ReturnType<ReadRosterFiles>>;

/** Matches forbidden data. The list is independent of the importer's, so that an error in one is detected by the other. */
const sensitive =
  /birth|dob|gender|\bsex\b|race|ethnic|guardian|mother|father|password|passwd|phone|sms|ssn|religion|iep|frl|lunch|contact/iu;
/** The lookbehind starts at each `@`, so that a long text without `@` takes no time. */
const email = /(?<=[^\s@<>"',;])@[^\s@<>"',;]+\.[^\s@<>"',;]/u;
const shortest = 5;
/** Words that every snapshot contains, regardless of the files. */
const ownWords = ['active', 'manager', 'picture', 'student', 'teacher'];

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function lostRows({ files }: Read): readonly string[] {
  return files.flatMap(({ file, rows, outcomes }) => {
    const accounted = rowOutcomes.reduce((sum, outcome) => sum + outcomes[outcome], 0);
    return accounted === rows ? [] : [`LOST ${file}: ${rows} rows, ${accounted} accounted for`];
  });
}

async function valuesOf(
  tables: CsvTables,
  source: ByteSource,
): Promise<{ readonly secret: Set<string>; readonly open: Set<string> }> {
  const [secret, open] = [new Set<string>(), new Set(ownWords)];
  const opened = await tables.open(source);
  if ('code' in opened) return { secret, open };
  let header: readonly string[] | null = null;
  for await (const batch of opened.batches()) {
    for (const record of batch) {
      if ('problem' in record) continue;
      if (header === null) {
        header = record.cells;
        // Issues name columns, so a value that is also a header is not secret.
        for (const cell of header) open.add(cell.trim());
      } else {
        for (const [at, cell] of record.cells.entries()) {
          const value = cell.trim();
          if (value.length >= shortest) (sensitive.test(header[at] ?? '') ? secret : open).add(value);
        }
      }
    }
  }
  return { secret, open };
}

/** Counts the non-empty lines, which are the records of a text without quotes. Does not use the parser. Returns null if the text has quotes or is too long. */
async function plainLines(source: ByteSource, encoding: string): Promise<number | null> {
  const decoder = new TextDecoder(encoding);
  let text = '';
  for await (const chunk of source.open()) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes('"') || text.length > 20_000_000) return null;
  }
  const lines = (text + decoder.decode()).split(/\r\n?|\n/u).filter((line) => line !== '');
  return lines.length - (/^sep=.$/u.test(lines[0] ?? '') ? 1 : 0);
}

/** Returns the rows that the parser lost, and the forbidden data that is still in the result. */
export async function faultsOf(
  read: Read,
  sources: readonly ByteSource[],
  tables: CsvTables,
): Promise<readonly string[]> {
  const { schools, terms, classrooms, students, enrollments } = read.snapshot;
  const faults = [...lostRows(read)];
  const whole = { ...read.snapshot, students: [...students], enrollments: [...enrollments] };
  const held = new Set([...textsIn(whole), ...textsIn(read.issues)]);
  const childText = textsIn([
    schools,
    terms,
    classrooms,
    whole.students,
    whole.enrollments.filter(({ role }) => role === 'student'),
    read.issues,
  ]).find((text) => email.test(text));
  if (childText !== undefined) faults.push('FORBIDDEN an email that is not of staff');
  for (const source of sources) {
    if (!read.stopped) faults.push(...(await faultsOfFile({ read, held }, source, tables)));
  }
  return faults;
}

type Compared = { readonly read: Read; readonly held: ReadonlySet<string> };

async function faultsOfFile(
  { read, held }: Compared,
  source: ByteSource,
  tables: CsvTables,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const { secret, open } = await valuesOf(tables, source);
  const kept = [...secret].filter((value) => held.has(value) && !open.has(value));
  if (kept.length > 0) faults.push(`FORBIDDEN ${kept.length} values of ${source.name}`);
  const encoding = read.readings.find(({ file }) => file === source.name)?.encoding;
  const counted = read.files.find(({ file }) => file === source.name);
  const isCut = read.issues.some(
    ({ file, code }) => file === source.name && /unclosed|record-too-long|row\/broken/u.test(code),
  );
  const lines = encoding === undefined || isCut ? null : await plainLines(source, encoding);
  if (lines !== null && counted !== undefined && Math.max(0, lines - 1) !== counted.rows) {
    faults.push(`LOST ${source.name}: ${lines - 1} lines, ${counted.rows} rows`);
  }
  return faults;
}
