import { type EmailAddress, parseEmail, parseName } from '../../platform/forms/text-fields.ts';
import { splitCells } from '../../platform/tables/split-cells.ts';
import { trimEnd } from '../../platform/text/trim-end.ts';

export type AddressPiece = {
  readonly text: string;
  readonly email: EmailAddress | null;
  readonly name: string | null;
};

/** Maximum number of pieces, and maximum length of a pasted text in UTF-16 units. */
export const pasteLimits = { pieces: 5_000, length: 400_000 } as const;

const maxShownLength = 120;
const headerWords =
  /^(?:["']|\s)*(?:e-?mails?|e-?mail address(?:es)?|address(?:es)?|first name|last name|names?)\b/iu;
/** Characters that email programs and pages add around an address, including invisible ones. */
const wrappingBefore = /^(?:mailto:|["'“”„‟«»‹›‘’‚‛([<\s\p{Cf}])+/iu;
const wrappingAfter = /[>\])"'“”„‟«»‹›‘’‚‛.,:\s\p{Cf}]/u;

const filledCells = (line: string, separators: string): readonly string[] =>
  splitCells(line, separators).filter((cell) => cell !== '');

const shown = (text: string): string =>
  Array.from(text.slice(0, 4 * maxShownLength))
    .slice(0, maxShownLength)
    .join('');

const nameOf = (text: string): string | null => {
  const name = parseName(text.replaceAll('"', ''));
  return name.ok ? name.value : null;
};

const pieceOf = (text: string, address: string, name: string): AddressPiece => {
  const email = parseEmail(trimEnd(address.replace(wrappingBefore, ''), wrappingAfter));
  return { text: shown(text), email: email.ok ? email.value : null, name: nameOf(name) };
};

function piecesOfCell(cell: string, name: string): readonly AddressPiece[] {
  const open = cell.lastIndexOf('<');
  if (open >= 0)
    return [pieceOf(cell, cell.slice(open + 1).replace(/>.*$/su, ''), `${name} ${cell.slice(0, open)}`)];
  const words = cell.split(/\s+/u);
  const addresses = words.filter((word) => word.includes('@'));
  const before = words.filter((word) => !word.includes('@')).join(' ');
  return addresses.map((address) =>
    pieceOf(
      addresses.length === 1 ? cell : address,
      address,
      addresses.length === 1 ? `${name} ${before}` : '',
    ),
  );
}

const isNamedBefore = (cell: string | undefined): boolean =>
  cell?.includes('@') === true && cell.includes('<');

/**
 * Returns the pieces of a row. A row with one address describes one person. In a row with several addresses, a cell without an address is the name for the next
 * address, or an invalid piece.
 */
function piecesOfRow(cells: readonly string[]): readonly AddressPiece[] {
  const addressed = cells.filter((cell) => cell.includes('@')).length;
  const nothing = (text: string): AddressPiece => ({ text: shown(text), email: null, name: null });
  if (cells.length === 0) return [];
  if (addressed === 0) return [nothing(cells.join(', '))];
  return cells.flatMap((cell, at) => {
    if (cell.includes('@')) {
      const before = cells.slice(addressed === 1 ? 0 : Math.max(0, at - 1), at);
      const isName = addressed === 1 || isNamedBefore(cell);
      return piecesOfCell(cell, isName ? before.filter((each) => !each.includes('@')).join(' ') : '');
    }
    return addressed === 1 || isNamedBefore(cells[at + 1]) ? [] : [nothing(cell)];
  });
}

/**
 * Parses addresses from any pasted text: names with addresses that are separated by semicolons, commas, tabs or lines, or a sheet with a header. Returns every
 * piece in order; a piece without an address is invalid. Null if the text exceeds `pasteLimits`.
 */
export function readAddresses(text: string): readonly AddressPiece[] | null {
  if (text.length > pasteLimits.length) return null;
  const lines = text.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
  const [first] = lines;
  const rows =
    first !== undefined && !first.includes('@') && headerWords.test(first) ? lines.slice(1) : lines;
  const pieces = rows
    .flatMap((row) => filledCells(row, ';'))
    .flatMap((row) => piecesOfRow(filledCells(row, ',\t')));
  return pieces.length > pasteLimits.pieces ? null : pieces;
}
