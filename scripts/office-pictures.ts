// Renders a PNG next to each vector picture of a lesson, for programs without SVG support: `npm run office-pictures`. Pictures that are up to date are skipped
// (`-- --all` renders all).
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findChromium } from './chromium.ts';
import { digestsOf, pictureNames } from './office-pictures/digests.ts';

const folder = path.resolve(import.meta.dirname, '../public/pictures/lessons');
const digestsFile = path.join(import.meta.dirname, 'office-pictures/digests.json');
const require = createRequire(import.meta.url);
/** Pixels per unit of the picture. At this scale, the PNG prints well at half the width of a page. */
const scale = 2;

const fonts = ['400', '700'].map((weight) => {
  const file = `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff2`;
  const bytes = readFileSync(require.resolve(file)).toString('base64');
  return `@font-face{font-family:'Atkinson Hyperlegible Next';font-weight:${weight};src:url(data:font/woff2;base64,${bytes})}`;
});

const digests = digestsOf(folder);
const before = JSON.parse(readFileSync(digestsFile, 'utf8')) as Readonly<Record<string, string>>;
const all = process.argv.includes('--all');
const pngOf = (name: string): string => path.join(folder, `${name}.png`);
const stale = Object.keys(digests).filter(
  (name) => all || before[name] !== digests[name] || !existsSync(pngOf(name)),
);
for (const name of pictureNames(folder, '.png')) if (!(name in digests)) rmSync(pngOf(name));

if (stale.length > 0) {
  const { executable, args } = await findChromium();
  const browser = await chromium.launch({ executablePath: executable, args: [...args] });
  try {
    const page = await browser.newPage({ deviceScaleFactor: scale, colorScheme: 'light' });
    for (const name of stale) {
      const svg = readFileSync(path.join(folder, `${name}.svg`), 'utf8');
      const [, width = '640', height = '400'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
      await page.setViewportSize({ width: Number(width), height: Number(height) });
      const style = `${fonts.join('')}body{margin:0}svg{display:block;width:100vw;height:100vh}`;
      await page.setContent(`<!doctype html><style>${style}</style>${svg.slice(svg.indexOf('<svg'))}`);
      await page.evaluate(() => document.fonts.ready);
      const png = await sharp(await page.screenshot())
        .png({ palette: true, quality: 90, effort: 10, dither: 0, compressionLevel: 9 })
        .toBuffer();
      writeFileSync(pngOf(name), png);
    }
  } finally {
    await browser.close();
  }
}
writeFileSync(digestsFile, `${JSON.stringify(digests, null, 2)}\n`);
console.log(`${stale.length} of ${Object.keys(digests).length} pictures drawn.`);
