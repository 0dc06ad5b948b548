import { encode } from 'uqr';
import { isLoginPicture, type LoginPicture } from '#domain/classrooms/logins/login-pictures.ts';
import { loginPictureShapes } from '#domain/classrooms/logins/login-picture-shapes.ts';
import { group, type PageBlock } from '../block.ts';
import { black } from '../pdf-colors.ts';
import type { LoginPaperWords } from './login-paper-words.ts';

const grid = 24;

/** Returns a login picture with this width and height in points, and its name as alternative text. */
export const pictureFigure = (
  doc: PDFKit.PDFDocument,
  picture: LoginPicture,
  { size, words }: { readonly size: number; readonly words: LoginPaperWords },
): PageBlock =>
  group(
    'Figure',
    [
      {
        kind: 'leaf',
        height: size,
        draw: (x, y, marks) =>
          marks.content(() => {
            doc
              .save()
              .translate(x, y)
              .scale(size / grid)
              .path(loginPictureShapes[picture])
              .fill(black, 'even-odd')
              .restore();
          }),
      },
    ],
    { alt: words.pictures[picture] },
  );

export const picturesOf = (value: string): readonly LoginPicture[] => value.split(' ').filter(isLoginPicture);

function runsOf(cells: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] {
  const starts = cells.flatMap((isDark, at) => (isDark && cells[at - 1] !== true ? [at] : []));
  return starts.map((from) => {
    const end = cells.indexOf(false, from);
    return { from, length: (end === -1 ? cells.length : end) - from };
  });
}

/** Returns a QR code with this width and height in points. The paper around it is its quiet zone. */
export function qrFigure(
  doc: PDFKit.PDFDocument,
  link: string,
  { size, alt }: { readonly size: number; readonly alt: string },
): PageBlock {
  const { data, size: modules } = encode(link, { ecc: 'L', border: 0 });
  const module = size / modules;
  const draw = (x: number, y: number): void => {
    for (const [row, cells] of data.entries())
      for (const { from, length } of runsOf(cells))
        // Slightly taller than a module, so that no thin line is visible between two rows.
        doc.rect(x + from * module, y + row * module, length * module, module + 0.05);
    doc.fill(black);
  };
  const leaf: PageBlock = {
    kind: 'leaf',
    height: size,
    draw: (x, y, marks) => marks.content(() => draw(x, y)),
  };
  return group('Figure', [leaf], { alt });
}
