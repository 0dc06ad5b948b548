import { hasAddress } from '../../platform/forms/addresses-in-text.ts';
import { parseName } from '../../platform/forms/text-fields.ts';
import { foldText } from '../../platform/tables/fold-text.ts';
import { splitCells } from '../../platform/tables/split-cells.ts';

/** A student in a pasted line. `given` is null if the line has no valid first name. */
export type PastedStudent = {
  readonly text: string;
  readonly given: string | null;
  readonly family: string | null;
  /** The school's student number, as text (R22). */
  readonly studentId: string | null;
};

/** Maximum number of lines, and maximum length of a pasted text in UTF-16 units. */
export const studentListLimits = { lines: 500, length: 60_000 } as const;

const maxShownLength = 120;
const maxIdLength = 64;

const listMark = /^\s*(?:[-–—*•·▪☐☑]+|\(?\d{1,3}[.):]|\[[ x]?\])\s+/iu;
const headerCell =
  /^(?:(?:first|last|given|family|middle|full|student(?:['’]s)?)[ _-]?)?names?$|^surname$|^students?$|^(?:student[ _-]?)?(?:id|number)$/u;
const isId = (cell: string): boolean => /\d/u.test(cell) && /^[\w.-]+$/u.test(cell);

type Column = 'family' | 'full' | 'given' | 'id';

const columnOf = (cell: string): Column => {
  if (/^(?:first|given)/u.test(cell)) return 'given';
  if (/^(?:last|family)|^surname/u.test(cell)) return 'family';
  return /id$|number$/u.test(cell) ? 'id' : 'full';
};

const withoutQuotes = (cell: string): string =>
  cell
    .replace(/^"(.*)"$/su, '$1')
    .replaceAll('""', '"')
    .trim();

const isOfSheet = (line: string): boolean => /[\t;]/u.test(line);

const cellsOf = (line: string): readonly string[] =>
  splitCells(line, isOfSheet(line) ? '\t;' : ',').map(withoutQuotes);

/** Parses a name with at least one letter; null if invalid. */
const name = (text: string | undefined): string | null => {
  const parsed = parseName(text ?? '');
  return parsed.ok && /\p{L}/u.test(parsed.value) ? parsed.value : null;
};

type Names = Pick<PastedStudent, 'family' | 'given'>;

/** Splits a full name: `Ann Marie Lee` and `Lee, Ann Marie` both become Ann Marie, Lee. A single word is a given name. */
function namesOf(text: string): Names {
  const [family, given] = cellsOf(text);
  if (given !== undefined && given !== '') return { given: name(given), family: name(family) };
  const words = (family ?? '').split(/\s+/u);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return { given: name(words.slice(0, last === undefined ? 1 : -1).join(' ')), family: name(last) };
}

/** Returns the student number in a cell; null if it is empty or contains an address. */
const idOf = (cell: string): string | null =>
  cell === '' || hasAddress(cell) ? null : cell.slice(0, maxIdLength);

function byColumns(line: string, columns: readonly Column[]): Omit<PastedStudent, 'text'> {
  const [only, ...others] = columns;
  if (only === 'full' && others.length === 0) return { ...namesOf(line), studentId: null };
  const cells = cellsOf(line);
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const names = columns.includes('given')
    ? { given: name(cell('given')), family: name(cell('family')) }
    : namesOf(cell('full'));
  return { ...names, studentId: idOf(cell('id')) };
}

/** Parses a line without a header: a cell with a digit is the student number; if two names are separated by a comma, the last name is first. */
function byShape(line: string): Omit<PastedStudent, 'text'> {
  const filled = cellsOf(line).filter((cell) => cell !== '');
  const id = filled.length > 1 ? (filled.find(isId) ?? '') : '';
  const [first = '', second] = filled.filter((cell) => cell !== id);
  const studentId = idOf(id);
  if (second === undefined) return { ...namesOf(first), studentId };
  const [given, family] = isOfSheet(line) ? [first, second] : [second, first];
  return { given: name(given), family: name(family), studentId };
}

const headerOf = (line: string | undefined): readonly Column[] | null => {
  const cells = cellsOf(line ?? '').map((cell) => foldText(cell));
  const isHeader = cells.some((cell) => headerCell.test(cell)) && cells.every((cell) => !isId(cell));
  return isHeader ? cells.map(columnOf) : null;
};

const shown = (text: string): string => Array.from(text.trim()).slice(0, maxShownLength).join('');

/**
 * Parses students from any pasted list, one per line (ROS-2): "First Last", "Last, First", a row of a sheet with or without a header, numbered or with bullets.
 * Returns every line in order; a line without a name has no given name. Returns null if the text exceeds `studentListLimits`.
 */
export function readStudents(text: string): readonly PastedStudent[] | null {
  if (text.length > studentListLimits.length) return null;
  const lines = text.split(/[\r\n\u2028\u2029]+/u).filter((line) => line.trim() !== '');
  const columns = headerOf(lines[0]?.slice(0, 400));
  const students = columns === null ? lines : lines.slice(1);
  if (students.length > studentListLimits.lines) return null;
  return students.map((line) => {
    const bare = line.replace(listMark, '');
    return { text: shown(line), ...(columns === null ? byShape(bare) : byColumns(bare, columns)) };
  });
}
