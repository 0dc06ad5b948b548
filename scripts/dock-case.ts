import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import PdfDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import { caseSizes, paperCase } from './dock-case/paper-case.ts';

/** Draws the paper case of the Dock, as SVG and as PDF on Letter and A4, into `public/print`. */
const folder = new URL('../public/print/', import.meta.url);
const pointsPerMm = 72 / 25.4;
const papers = { letter: [612, 792], a4: [595.28, 841.89] } as const;

await mkdir(folder, { recursive: true });
const svg = paperCase();
await writeFile(new URL('dock-case.svg', folder), svg);
for (const [name, [width, height]] of Object.entries(papers)) {
  const file = createWriteStream(new URL(`dock-case-${name}.pdf`, folder));
  const document = new PdfDocument({
    size: [width, height],
    margin: 0,
    info: { Title: 'Paper case for the Dock', CreationDate: new Date(0) },
  });
  document.pipe(file);
  const drawn = {
    width: caseSizes.sheet.width * pointsPerMm,
    height: caseSizes.sheet.height * pointsPerMm,
  };
  // The library interprets millimeters as pixels at 96 dpi, so the sizes are converted to points.
  const inPoints = svg.replace(
    / width="[\d.]+mm" height="[\d.]+mm"/,
    ` width="${drawn.width}" height="${drawn.height}"`,
  );
  svgToPdf(document, inPoints, (width - drawn.width) / 2, (height - drawn.height) / 2, {
    ...drawn,
    assumePt: true,
  });
  document.end();
  await finished(file);
}
