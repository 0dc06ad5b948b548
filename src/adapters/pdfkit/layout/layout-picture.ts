import type { Picture } from '#domain/lessons/lessons/picture.ts';
import SvgToPdf from 'svg-to-pdfkit';
import { group, type PageBlock } from '../block.ts';
import { pdfColors } from '../pdf-colors.ts';
import type { LayoutContext } from './layout-context.ts';

/** Lays out a picture with a maximum width and height, centered in `width`, with its caption. */
export function layoutPicture(
  layout: LayoutContext,
  picture: Picture,
  width: number,
  {
    most,
    caption = true,
    align = 'left',
  }: { readonly most: number; readonly caption?: boolean; readonly align?: 'left' | 'center' },
): PageBlock {
  const scale = Math.min(width / picture.width, most / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  const figure = group(
    'Figure',
    [
      {
        kind: 'leaf',
        height: high,
        draw: (x, y, marks) => {
          const left = align === 'center' ? x + (width - wide) / 2 : x;
          marks.content(() => drawPicture(layout, picture, { x: left, y, width: wide, height: high }));
        },
      },
    ],
    { alt: picture.alt, withNext: caption && picture.caption !== undefined },
  );
  if (!caption || picture.caption === undefined) return figure;
  const words = layout.text.words('Caption', picture.caption, Math.min(width, Math.max(wide, 240)), {
    size: 8.5,
    color: pdfColors.quiet,
  });
  return group(null, [figure, { ...words, gap: 4 }], { keep: true });
}

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Draws a picture with rounded corners. If the file is missing, draws its description. */
function drawPicture(layout: LayoutContext, picture: Picture, { x, y, width, height }: Place): void {
  const { doc, typesetter } = layout;
  const found = layout.readPicture(picture.src);
  doc.save().roundedRect(x, y, width, height, 6).clip();
  if (found === null) {
    doc.rect(x, y, width, height).fill(pdfColors.sand);
    typesetter.set(picture.alt.slice(0, 60), x + 8, y + 16, {
      face: 'text',
      size: 8,
      color: pdfColors.quiet,
    });
  } else if (found.kind === 'bitmap') doc.image(found.bytes, x, y, { width, height });
  else {
    SvgToPdf(doc, found.markup, x, y, {
      width,
      height,
      assumePt: true,
      preserveAspectRatio: 'xMidYMid meet',
      fontCallback: (_family, bold) => (bold ? 'strong' : 'text'),
      warningCallback: () => undefined,
    });
  }
  doc.restore();
  doc.roundedRect(x, y, width, height, 6).lineWidth(0.6).stroke(pdfColors.line);
}
