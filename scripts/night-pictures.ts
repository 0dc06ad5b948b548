// Adds a dark mode to every picture of lessons and guides, as a style sheet in its SVG. Usage: `npm run night-pictures` after drawing a picture.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withNight } from './night-pictures/night-of.ts';

const pictures = path.resolve(import.meta.dirname, '../public/pictures');
const drawn = ['lessons', 'guides'].flatMap((folder) =>
  readdirSync(path.join(pictures, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => path.join(pictures, folder, file)),
);
const changed = drawn.filter((file) => {
  const svg = readFileSync(file, 'utf8');
  const night = withNight(svg);
  if (night !== svg) writeFileSync(file, night);
  return night !== svg;
});
console.log(`${changed.length} of ${drawn.length} pictures have a new night.`);
