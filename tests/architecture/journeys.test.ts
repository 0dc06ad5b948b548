import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { journeys } from '../e2e/journey-table.ts';

const folder = path.join(import.meta.dirname, '../e2e');
const walked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/Walk\.start\(\w+, '([^']+)'\)/gu)].map(
      ([, name = '']) => `${name}: ${file}`,
    ),
  );

test('[UI-10] docs/journeys.md has twelve journeys, and the browser tests contain each of them once', () => {
  expect(journeys).toHaveLength(12);
  expect(walked.toSorted()).toEqual(journeys.map(({ name, spec }) => `${name}: ${spec}`).toSorted());
});

test('[UI-10] each journey has a maximum of clicks; "New class" to printed cards takes at most 8', () => {
  for (const { name, maxClicks } of journeys) expect(maxClicks, name).toBeGreaterThan(0);
  const cards = journeys.find(({ name }) => name === 'New class to printed cards');
  expect(cards?.maxClicks).toBeLessThanOrEqual(8);
});
