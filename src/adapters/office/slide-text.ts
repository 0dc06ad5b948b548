import type PptxGenJS from 'pptxgenjs';
import type { RichBlock, RichLine, RichText } from '#domain/platform/text/rich-text.ts';
import { officeCodeFont, officeColors } from './office-parts.ts';

type Run = PptxGenJS.TextProps;
type Look = PptxGenJS.TextPropsOptions;

export function runsOf(line: RichLine, look: Look = {}): readonly Run[] {
  return line.flatMap((piece): readonly Run[] => {
    if (typeof piece === 'string') return [{ text: piece, options: look }];
    if (piece.kind === 'blank') return [{ text: piece.long ? '_'.repeat(24) : '_'.repeat(8), options: look }];
    if (piece.kind === 'code') return [{ text: piece.text, options: { ...look, fontFace: officeCodeFont } }];
    if (piece.kind === 'strong') return runsOf(piece.children, { ...look, bold: true });
    if (piece.kind === 'emphasis') return runsOf(piece.children, { ...look, italic: true });
    return runsOf(piece.children, { ...look, color: officeColors.harbor });
  });
}

/** Returns a paragraph. Its first run sets its layout, and its last run ends it. */
function paragraph(line: RichLine, look: Look = {}): readonly Run[] {
  const runs = runsOf(line);
  return runs.map((run, at) => ({
    ...run,
    options: {
      ...run.options,
      ...(at === 0 ? look : {}),
      ...(at === runs.length - 1 ? { breakLine: true } : {}),
    },
  }));
}

/** Returns the text of a block without figures: paragraphs, lists and code. */
export function paragraphsOf(text: RichText): readonly Run[] {
  return text.flatMap((block): readonly Run[] => {
    if (block.kind === 'paragraph') return paragraph(block.children);
    if (block.kind === 'code')
      return block.text
        .split('\n')
        .map((line) => ({ text: line, options: { fontFace: officeCodeFont, breakLine: true } }));
    if (block.kind === 'table') return [];
    const { start } = block;
    return block.items.flatMap((item, at) =>
      item.flatMap((inner) => {
        if (inner.kind !== 'paragraph') return paragraphsOf([inner]);
        const number = start === null ? '•' : `${start + at}.`;
        return paragraph([`${number}  `, ...inner.children]);
      }),
    );
  });
}

/** A part of a slide that is laid out separately: text, a stack of blocks, or a table. */
export type SlidePart =
  | { readonly kind: 'text'; readonly text: RichText }
  | { readonly kind: 'stack'; readonly program: string }
  | Extract<RichBlock, { kind: 'table' }>;

export function slideParts(text: RichText): readonly SlidePart[] {
  const parts: SlidePart[] = [];
  for (const block of text) {
    const last = parts.at(-1);
    if (block.kind === 'table') parts.push(block);
    else if (block.kind === 'code' && block.language === 'blocks')
      parts.push({ kind: 'stack', program: block.text });
    else if (last?.kind === 'text') parts[parts.length - 1] = { ...last, text: [...last.text, block] };
    else parts.push({ kind: 'text', text: [block] });
  }
  return parts;
}
