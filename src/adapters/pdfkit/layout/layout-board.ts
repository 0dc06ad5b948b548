import type { PrintableBoard } from '#domain/lessons/lessons/printable.ts';
import {
  beginPage,
  drawAs,
  drawSymbol,
  footHeight,
  type PaperPage,
  safeMargin,
  setLarge,
} from '../printable-page.ts';
import { black } from '../pdf-colors.ts';

/** Lays out a game board of equal parts, as large as the page allows. The parts are squares if the board has several columns. */
export function layoutBoard(page: PaperPage, { title, columns, rows, marks }: PrintableBoard): void {
  beginPage(page);
  const [paperWidth, paperHeight] = page.size;
  const room = { width: paperWidth - 2 * safeMargin, height: paperHeight - safeMargin - footHeight };
  const side = Math.min(room.width / columns, room.height / rows);
  const [width, height] = columns === 1 ? [room.width * 0.6, room.height / rows] : [side, side];
  const left = (paperWidth - width * columns) / 2;
  const { doc } = page.tools.layout;
  const spoken = marks.map((mark) => `${mark.title}: column ${mark.column}, row ${mark.row}`);
  drawAs(page, 'Figure', [title, ...spoken].join('. '), ({ artifact }) =>
    artifact(() => {
      for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) {
          doc.rect(left + column * width, safeMargin + row * height, width, height);
        }
      }
      doc.lineWidth(1.6).stroke(black);
      for (const { column, row, title: name, symbol } of marks) {
        const cell = {
          x: left + (column - 1) * width + 8,
          y: safeMargin + (rows - row) * height + 6,
          width: width - 16,
          height: height - 12,
        };
        if (symbol === undefined) {
          setLarge(page, name, cell, { most: 44 });
          continue;
        }
        const foot = cell.height * 0.2;
        drawSymbol(page, symbol, { ...cell, height: cell.height - foot - 6 });
        setLarge(page, name, { ...cell, y: cell.y + cell.height - foot, height: foot }, { most: 24 });
      }
    }),
  );
}
