import type { RichBlock, RichLine } from '#domain/platform/text/rich-text.ts';
import { group, heightOf, type PageBlock } from '../block.ts';
import { pdfColors } from '../pdf-colors.ts';
import { bodyStyle, type TextStyle } from './layout-text.ts';
import type { LayoutContext } from './layout-context.ts';

export type TableStyle = {
  readonly text: Partial<TextStyle>;
  /** The minimum height of a row in points. */
  readonly rowHeight: number;
  /** The share of the total width for each column. The default depends on the contents. */
  readonly shares?: readonly number[];
  /** The indexes of columns with numbers, starting at 0. */
  readonly numbers?: readonly number[];
  readonly rowHeads?: boolean;
};

type Rows = Pick<RichBlock & { readonly kind: 'table' }, 'head' | 'rows'>;

const padding = { x: 6, y: 4 } as const;

/** Returns the width of each column: the width of its longest text, or a share of the remaining width if its text must wrap. */
function columnWidths(
  layout: LayoutContext,
  { head, rows }: Rows,
  width: number,
  style: TextStyle,
): readonly number[] {
  const all = [head, ...rows];
  const natural = head.map((_, column) =>
    Math.max(...all.map((row) => layout.text.naturalWidth(row[column] ?? [], style) + 2 * padding.x + 1)),
  );
  const sum = natural.reduce((total, each) => total + each, 0);
  if (sum <= width) return natural.map((each) => (each * width) / sum);
  const fair = width / head.length;
  const small = natural.filter((each) => each <= fair);
  const left = width - small.reduce((total, each) => total + each, 0);
  const large = natural.filter((each) => each > fair).reduce((total, each) => total + each, 0);
  return natural.map((each) => (each <= fair ? each : (left * each) / large));
}

export function layoutTable(layout: LayoutContext, table: Rows, width: number, style: TableStyle): PageBlock {
  const text = { ...bodyStyle, ...style.text };
  const widths =
    style.shares?.map((share) => share * width) ??
    columnWidths(layout, table, width, { ...text, face: 'strong' });
  const row = (cells: readonly RichLine[], isHead: boolean): PageBlock => {
    let x = 0;
    const set = widths.map((columnWidth, column) => {
      const heads = isHead || (column === 0 && style.rowHeads === true);
      const block = layout.text.line(null, cells[column] ?? [], columnWidth - 2 * padding.x, {
        ...text,
        face: heads ? 'strong' : 'text',
        align: style.numbers?.includes(column) === true ? 'right' : 'left',
      });
      const cell = { x: x + padding.x, block, tag: heads ? ('TH' as const) : ('TD' as const) };
      x += columnWidth;
      return cell;
    });
    const inner = Math.max(...set.map(({ block }) => heightOf(block)), text.size * text.leading);
    const height = Math.max(inner + 2 * padding.y, isHead ? 0 : style.rowHeight);
    return {
      kind: 'row',
      tag: 'TR',
      height,
      withNext: isHead,
      ground: (left, top) => drawGround(layout, [left, top], { widths, height, isHead }),
      cells: set.map((cell) => ({
        ...cell,
        dy: isHead || style.rowHeight > 0 ? (height - heightOf(cell.block)) / 2 : padding.y,
      })),
    };
  };
  return group('Table', [row(table.head, true), ...table.rows.map((cells) => row(cells, false))], {
    keep: table.rows.length < 6,
  });
}

function drawGround(
  { doc }: LayoutContext,
  [x, y]: readonly [x: number, y: number],
  {
    widths,
    height,
    isHead,
  }: { readonly widths: readonly number[]; readonly height: number; readonly isHead: boolean },
): void {
  let left = x;
  for (const width of widths) {
    if (isHead) doc.rect(left, y, width, height).fill(pdfColors.sand);
    doc.rect(left, y, width, height).lineWidth(0.6).stroke(pdfColors.line);
    left += width;
  }
}
