import type { Flow } from '../flow.ts';
import type { CardTools } from './layout-card.ts';
import { black } from '../pdf-colors.ts';
import { qrFigure } from './login-figures.ts';

/** The largest size of the QR code, in points, that fits with the poster's text on both paper sizes. */
const square = 300;

/** Lays out a poster for the wall of a classroom: its class code, a QR code that can be scanned from a few steps away, and instructions. */
export function layoutClassPoster(
  flow: Flow,
  { doc, text, words, classroom, classCode, address, link }: CardTools & { readonly link: string | null },
  title: string,
): void {
  const { width } = flow.frame;
  const { classPoster: poster } = words;
  const line = (of: string, size: number, gap: number) => ({
    ...text.words('P', of, width, { size, leading: 1.25, color: black }),
    gap,
  });
  flow.part('', title);
  flow.setAll([
    text.words('H1', poster.title(classroom), width, { face: 'heading', size: 34, color: black }),
    ...(link === null || classCode === null
      ? [line(words.askForCode, 22, 16)]
      : [
          line(poster.scan, 18, 10),
          { ...qrFigure(doc, link, { size: square, alt: poster.square }), gap: 12 },
          line(poster.type(address), 18, 14),
          {
            ...text.words('P', classCode, width, { face: 'code', size: 64, leading: 1.1, color: black }),
            gap: 2,
          },
        ]),
    ...poster.steps.map((step, at) => line(`${at + 1}. ${step}`, 20, at === 0 ? 16 : 4)),
  ]);
}
