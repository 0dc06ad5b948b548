// Renders the preview pictures of shared links, for each published lesson and for the other pages: `npm run social-pictures`. Pictures that are up to date are
// skipped (`-- --all` renders all).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { loadLessons } from '../src/adapters/content/lesson-files.ts';
import { socialSize } from '../src/ui/rendering/social-picture.ts';
import { findChromium } from './chromium.ts';
import { type Card, cardPage, cardsOf, digestOf } from './social-pictures/card.ts';

const root = path.resolve(import.meta.dirname, '..');
const publicDir = path.join(root, 'public');
const folder = path.join(publicDir, 'pictures/social');
const digestsFile = path.join(import.meta.dirname, 'social-pictures/digests.json');

const require = createRequire(import.meta.url);

function fontFace(family: string, file: string): string {
  const bytes = readFileSync(require.resolve(`@fontsource/${file}`)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:700;src:url(data:font/woff2;base64,${bytes})}`;
}

const fonts =
  fontFace('Bricolage Grotesque', 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2') +
  fontFace(
    'Atkinson Hyperlegible Next',
    'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff2',
  );
const logo = readFileSync(path.join(publicDir, 'favicon.svg'), 'utf8').replace(/^[\s\S]*?(?=<svg)/, '');

/** A palette of at most 256 colors. The picture looks the same and has a third of the bytes. */
const small = { palette: true, quality: 90, effort: 10, dither: 0, compressionLevel: 9 };

async function draw(page: Page, card: Card): Promise<number> {
  await page.setContent(cardPage(card, fonts, logo));
  await page.evaluate(() => document.fonts.ready);
  const picture = await sharp(await page.screenshot())
    .png(small)
    .toBuffer();
  writeFileSync(path.join(folder, `${card.name}.png`), picture);
  return picture.length;
}

const cards = cardsOf(await loadLessons(path.join(root, 'content/lessons')), publicDir);
const before = JSON.parse(readFileSync(digestsFile, 'utf8')) as Readonly<Record<string, string>>;
const all = process.argv.includes('--all');
mkdirSync(folder, { recursive: true });
const there = new Set(readdirSync(folder));
const stale = cards.filter(
  (card) => all || before[card.name] !== digestOf(card) || !there.has(`${card.name}.png`),
);
const wanted = new Set(cards.map(({ name }) => `${name}.png`));
for (const file of there) if (!wanted.has(file)) rmSync(path.join(folder, file));

if (stale.length > 0) {
  const { executable, args } = await findChromium();
  const browser = await chromium.launch({ executablePath: executable, args: [...args] });
  try {
    const page = await browser.newPage({ viewport: { ...socialSize } });
    for (const card of stale) {
      console.log(`${card.name}.png: ${((await draw(page, card)) / 1024).toFixed(1)} KB`);
    }
  } finally {
    await browser.close();
  }
}
const digests = Object.fromEntries(cards.map((card) => [card.name, digestOf(card)]));
writeFileSync(digestsFile, `${JSON.stringify(digests, null, 2)}\n`);
console.log(`${stale.length} of ${cards.length} social pictures drawn.`);
