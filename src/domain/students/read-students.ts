import { hasAddress } from '../account/addresses-in-text.ts';
import { parseName } from '../account/text-fields.ts';
import { foldText } from '../tables/fold-text.ts';
import { splitCells } from '../tables/split-cells.ts';

/** A student as a pasted line names them; no given name where the line has none that could be stored. */
export type PastedStudent = {
  /** The line as it was pasted, shortened. */
  readonly text: string;
  readonly given: string | null;
  readonly family: string | null;
  /** The school's own number for the student, as text (R22). */
  readonly studentId: string | null;
};

/** How many students are taken at once, and how long a pasted text may be, in UTF-16 units. */
export const studentListLimits = { lines: 500, length: 60_000 } as const;

const longestShown = 120;
const longestId = 64;

/** What a list has in front of its names: bullets, numbers and boxes. */
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

/** Cells of a line: of a sheet where it has tabs or semicolons, else what commas part. */
const cellsOf = (line: string): readonly string[] =>
  splitCells(line, isOfSheet(line) ? '\t;' : ',').map(withoutQuotes);

/** A name has at least a letter. */
const name = (text: string | undefined): string | null => {
  const parsed = parseName(text ?? '');
  return parsed.ok && /\p{L}/u.test(parsed.value) ? parsed.value : null;
};

type Names = Pick<PastedStudent, 'family' | 'given'>;

/** `Ann Marie Lee` is Ann Marie, Lee; `Lee, Ann Marie` as well; one word is a given name. */
function namesOf(text: string): Names {
  const [family, given] = cellsOf(text);
  if (given !== undefined && given !== '') return { given: name(given), family: name(family) };
  const words = (family ?? '').split(/\s+/u);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return { given: name(words.slice(0, last === undefined ? 1 : -1).join(' ')), family: name(last) };
}

/** The student ID in a cell; null if it is empty or contains an address. */
const idOf = (cell: string): string | null =>
  cell === '' || hasAddress(cell) ? null : cell.slice(0, longestId);

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

/** Without a header: the cell with a digit is the student's number; of two names behind commas the family's comes first. */
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

const shown = (text: string): string => Array.from(text.trim()).slice(0, longestShown).join('');

/**
 * Reads students out of a list that was pasted from anything, one a line (ROS-2): "First Last", "Last, First", a row of a
 * sheet with or without a header, numbered or with bullets. Every line is answered, in its order; one that names nobody has
 * no given name. Null where the text is longer, or has more lines, than `studentListLimits` allows.
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
