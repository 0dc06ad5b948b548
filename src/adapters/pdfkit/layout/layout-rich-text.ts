import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';
import type { RichBlock, RichText } from '#domain/platform/text/rich-text.ts';
import { group, type PageBlock } from '../block.ts';
import { layoutBlockStack } from './layout-block-stack.ts';
import { layoutTable } from './layout-table.ts';
import { bodyStyle, type TextStyle } from './layout-text.ts';
import { pdfColors } from '../pdf-colors.ts';
import type { LayoutContext } from './layout-context.ts';

export type RichStyle = {
  readonly text: Partial<TextStyle>;
  readonly known: readonly LessonBlock[];
  /** The minimum height of a table's row, in points. */
  readonly rowHeight?: number;
};

type At = LayoutContext & { readonly style: RichStyle };

const sizeOf = ({ text }: RichStyle): number => text.size ?? bodyStyle.size;

export function layoutRichText(
  layout: LayoutContext,
  text: RichText,
  width: number,
  style: RichStyle,
): readonly PageBlock[] {
  return blocksOf({ ...layout, style }, text, width);
}

function blocksOf(at: At, blocks: RichText, width: number): readonly PageBlock[] {
  const gap = sizeOf(at.style) * 0.55;
  return blocks.map((block, index) => ({ ...blockOf(at, block, width), ...(index === 0 ? {} : { gap }) }));
}

function blockOf(at: At, block: RichBlock, width: number): PageBlock {
  const { style } = at;
  if (block.kind === 'paragraph') return at.text.line('P', block.children, width, style.text);
  if (block.kind === 'list') return listOf(at, block, width);
  if (block.kind === 'table') {
    return layoutTable(at, block, width, { text: style.text, rowHeight: style.rowHeight ?? 0 });
  }
  if (block.language === 'blocks') {
    return layoutBlockStack(at, block.text, width, { size: sizeOf(style) * 0.93, known: style.known });
  }
  const lines = block.text
    .split('\n')
    .map((line) => at.text.words(null, line, width, { ...style.text, face: 'code' }));
  return group('Code', lines, { keep: true });
}

function listOf(at: At, { items, start }: RichBlock & { readonly kind: 'list' }, width: number): PageBlock {
  const size = sizeOf(at.style);
  const gutter = start === null ? size * 1.35 : size * 1.8;
  return group(
    'L',
    items.map((item, index) =>
      layoutItem(at, {
        mark: start === null ? null : `${start + index}.`,
        gutter,
        style: at.style.text,
        body: blocksOf(at, item, width - gutter),
        ...(index === 0 ? {} : { gap: size * 0.35 }),
      }),
    ),
  );
}

/** Lays out one item: its number, or a notch if it has none, and its text. */
export function layoutItem(
  { text, doc }: LayoutContext,
  {
    mark,
    gutter,
    style,
    body,
    gap,
  }: {
    readonly mark: string | null;
    readonly gutter: number;
    readonly style: Partial<TextStyle>;
    readonly body: readonly PageBlock[];
    readonly gap?: number;
  },
): PageBlock {
  const { size, leading } = { ...bodyStyle, ...style };
  const label: PageBlock =
    mark === null
      ? {
          kind: 'leaf',
          height: 0,
          draw: (x, y, marks) => {
            const [middle, half] = [y + (size * leading) / 2, size * 0.2];
            marks.artifact(() => {
              doc
                .polygon(
                  [x + size * 0.2, middle - half],
                  [x + size * 0.85, middle - half],
                  [x + size * 0.72, middle + half],
                  [x + size * 0.33, middle + half],
                )
                .fill(pdfColors.harbor);
            });
          },
        }
      : {
          kind: 'leaf',
          height: 0,
          draw: (x, y, marks) => {
            const look = { face: 'strong', size, color: pdfColors.harbor } as const;
            marks.content(() => text.mark(mark, x, y + (size * leading) / 2 + size * 0.34, look));
          },
        };
  return group(
    'LI',
    [group(mark === null ? null : 'Lbl', [label]), group('LBody', body, { indent: gutter })],
    gap === undefined ? {} : { gap },
  );
}
