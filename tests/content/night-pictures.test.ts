import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { byDay, groundOf, lchOf, withNight } from '../../scripts/night-pictures/night-of.ts';

const pictures = path.resolve(import.meta.dirname, '../../public/pictures');
const drawn = ['lessons', 'guides'].flatMap((folder) =>
  readdirSync(path.join(pictures, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => path.join(folder, file)),
);
const read = (file: string): string => readFileSync(path.join(pictures, file), 'utf8');
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [lchOf(one).l ** 3, lchOf(other).l ** 3].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const nightOf = (svg: string, color: string): string =>
  new RegExp(`\\[(?:fill|stroke)="${color}"\\]\\{(?:fill|stroke):(#\\w{6})\\}`).exec(svg)?.[1] ?? color;

test.each(drawn)(
  '[UI-7] %s has its night version (npm run night-pictures), and its day version is unchanged',
  (file) => {
    const svg = read(file);
    expect(withNight(svg)).toBe(svg);
    expect(svg).toContain('prefers-color-scheme: dark');
    expect(byDay(svg)).not.toContain('<style>');
  },
);

test.each(drawn)('[UI-7] %s has a dark background at night', (file) => {
  const svg = read(file);
  expect(lchOf(nightOf(svg, groundOf(byDay(svg)) ?? '')).l).toBeLessThanOrEqual(0.65);
});

const drawnByDay = drawn.filter((file) => lchOf(groundOf(byDay(read(file))) ?? '').l > 0.6);

test.each(drawnByDay)('[UI-7] %s has readable outlines and words at night', (file) => {
  const svg = read(file);
  const ground = groundOf(byDay(svg)) ?? '';
  expect(contrast(nightOf(svg, ground), nightOf(svg, '#17233A'))).toBeGreaterThan(4.5);
});
