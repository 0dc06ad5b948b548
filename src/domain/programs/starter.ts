import type { RichText } from '../lessons/lesson.ts';
import { parseRichText, type RichBlock } from '../lessons/rich-text.ts';
import { parseProgram } from './parse-program.ts';
import type { Program } from './program.ts';

function figuresIn(block: RichBlock): readonly string[] {
  if (block.kind === 'list') return block.items.flat().flatMap(figuresIn);
  return block.kind === 'code' && block.language === 'blocks' ? [block.text] : [];
}

/** The first program that these texts show and that can be read: what students start from. Null where they show none. */
export function starterIn(texts: readonly RichText[]): Program | null {
  for (const figure of texts.flatMap(parseRichText).flatMap(figuresIn)) {
    const read = parseProgram(figure);
    if (read.ok) return read.value;
  }
  return null;
}
