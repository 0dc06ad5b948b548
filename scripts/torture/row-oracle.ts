// Compares the result of an import with its input (ROS-14). It shares no code with the reader and the planner, so that a bug in them cannot hide itself here.

// cspell:words studentid studentnumber sourcedid schoolid sisid

export type FileRecord = { readonly line: number; readonly cells: readonly string[] };

/** The result of an import: the students and staff of the roster, and the rows shown to the user with a reason. */
export type ImportResult = {
  readonly people: readonly { readonly name: string; readonly id: string }[];
  readonly shown: readonly { readonly file: string; readonly line: number | null }[];
};

type PersonRow = { readonly line: number; readonly name: string; readonly id: string };

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();
const plain = (header: string): string => header.toLowerCase().replace(/[^a-z]/gu, '');

/** Returns the people in a file that has a first and a last name in each row. Returns none for other files and for files with preferred names. */
function personRows([header, ...records]: readonly FileRecord[]): readonly PersonRow[] {
  const headers = header?.cells.map(plain) ?? [];
  const [given, family] = [/^(?:given|first)name$/u, /^(?:family|last)name$/u].map((name) =>
    headers.findIndex((one) => name.test(one)),
  );
  if (given === undefined || family === undefined || given < 0 || family < 0) return [];
  if (headers.some((one) => one.startsWith('preferred'))) return [];
  const id = headers.findIndex((one) => /^(?:studentid|studentnumber|identifier)$/u.test(one));
  const isOwnId = headers.includes('sourcedid') || headers.includes('schoolid') || headers.includes('sisid');
  return records.flatMap(({ line, cells }) => {
    const name = tidy(`${cells[given] ?? ''} ${cells[family] ?? ''}`);
    return name === '' ? [] : [{ line, name, id: isOwnId ? '' : (cells[id] ?? '').trim() }];
  });
}

/**
 * Returns a message for each row whose person is missing from the result: no person has the row's name and ID (or the row's name, if its ID cannot be
 * compared), and the row is not shown with a reason. Does not check files that mention guardians, aides or proctors in a cell.
 */
export function unaccountedRows(
  records: readonly FileRecord[],
  file: string,
  { people, shown }: ImportResult,
): readonly string[] {
  if (
    records.some(({ cells }) =>
      cells.some((cell) => /^(?:guardian|parent|relative|aide|proctor)$/iu.test(cell.trim())),
    )
  )
    return [];
  const lines = new Set(shown.flatMap((one) => (one.file === file && one.line !== null ? [one.line] : [])));
  const names = new Set(people.map(({ name }) => name));
  const pairs = new Set(people.map(({ name, id }) => `${name}\n${id}`));
  return personRows(records).flatMap(({ line, name, id }) => {
    if (lines.has(line)) return [];
    const isThere = id === '' ? names.has(name) : pairs.has(`${name}\n${id}`);
    return isThere
      ? []
      : [`UNACCOUNTED ${file} line ${line}: nobody has this name and ID, and nothing says why`];
  });
}
