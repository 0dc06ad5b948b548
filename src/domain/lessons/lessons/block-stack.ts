import type { BlockCategory } from '../programs/block-category.ts';
import type { LessonBlock } from './lesson.ts';

export type BlockLine = {
  readonly text: string;
  /** Determines the color; missing if the lesson does not list the block. */
  readonly category?: BlockCategory;
  readonly inside: readonly BlockLine[];
};

export type BlockPiece = { readonly kind: 'words' | 'slot'; readonly text: string };

type OpenLine = { readonly text: string; readonly category?: BlockCategory; readonly inside: OpenLine[] };

/** Parses a program, one block per line, nested blocks indented by two spaces; `known` are the lesson's blocks. */
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

/** Replaces values in brackets with `_`, so that labels and lines can be compared. */
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

/** Splits a block's text into words and slot values. Keeps brackets within a value; writes "1 second" in the singular. */
export const blockPieces = (text: string): readonly BlockPiece[] =>
  text
    .split(/(\((?:[^()]|\([^()]*\))*\))/)
    .filter((part) => part !== '')
    .map((part, at, parts) => {
      if (part.startsWith('(')) return { kind: 'slot', text: part.slice(1, -1) };
      return { kind: 'words', text: parts[at - 1] === '(1)' ? part.replace(/^ seconds\b/, ' second') : part };
    });
