import type { BlockCategory, LessonBlock } from './lesson.ts';

/** A block of a program as a lesson shows it, with the blocks inside it. */
export type BlockLine = {
  readonly text: string;
  /** Decides its color; absent where the lesson does not name the block. */
  readonly category?: BlockCategory;
  readonly inside: readonly BlockLine[];
};

/** A piece of a block's label: words, or a value in its slot. */
export type BlockPiece = { readonly kind: 'words' | 'slot'; readonly text: string };

type OpenLine = { readonly text: string; readonly category?: BlockCategory; readonly inside: OpenLine[] };

/** Reads a program, one block a line, those inside another indented by two spaces; `known` are the lesson's blocks. */
export function readBlockStack(program: string, known: readonly LessonBlock[]): readonly BlockLine[] {
  const top: OpenLine[] = [];
  const open = [top];
  for (const raw of program.split('\n').filter((line) => line.trim() !== '')) {
    const depth = Math.min(Math.floor((raw.length - raw.trimStart().length) / 2), open.length - 1);
    const text = raw.trim();
    const category = categoryOf(text, known);
    const line = { text, inside: [], ...(category === undefined ? {} : { category }) };
    open[depth]?.push(line);
    open.splice(depth + 1, open.length, line.inside);
  }
  return top;
}

/** A label or a line without the contents of its outermost brackets, so that the two can be compared. */
function withoutValues(text: string): string {
  let shape = text;
  for (let before = ''; before !== shape;) {
    before = shape;
    shape = shape.replace(/\([^()]*\)/g, '_');
  }
  return shape.trim();
}

function categoryOf(line: string, known: readonly LessonBlock[]): BlockCategory | undefined {
  const shape = withoutValues(line);
  const same = ({ label }: LessonBlock) =>
    [label, ...label.split(' / ')].some((part) => withoutValues(part) === shape);
  return known.find(same)?.category;
}

/** A block's text with its values in slots; brackets within a value stay as they are, and one second is no plural. */
export const blockPieces = (text: string): readonly BlockPiece[] =>
  text
    .split(/(\((?:[^()]|\([^()]*\))*\))/)
    .filter((part) => part !== '')
    .map((part, at, parts) => {
      if (part.startsWith('(')) return { kind: 'slot', text: part.slice(1, -1) };
      return { kind: 'words', text: parts[at - 1] === '(1)' ? part.replace(/^ seconds\b/, ' second') : part };
    });
