import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = ['src', 'tests', 'scripts', 'bench', 'docs'];
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs|md)$/.test(name))
    .map((name) => join(folder, name)),
);
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const requirements = textOf('docs/requirements.md');
const areas = new Set([...requirements.matchAll(/^- ([A-Z]+)-\d+ /gm)].map(([, area = '']) => area));
const known = new Set([
  ...[...requirements.matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id = '']) => id),
  ...[...textOf('docs/complaints.md').matchAll(/^(?:- |\| )([RC]\d+) /gm)].map(([, id = '']) => id),
]);
const sections = new Set(
  [...textOf('docs/specification.md').matchAll(/^## (\d+)\./gm)].map(([, n = '']) => n),
);

const unknownIn = (pattern: RegExp, exists: (reference: string) => boolean): readonly string[] =>
  sources.flatMap((file) =>
    [...textOf(file).matchAll(pattern)]
      .map(([, reference = '']) => reference)
      .filter((reference) => !exists(reference))
      .map((reference) => `${file}: ${reference}`),
  );

test('every requirement that a file names exists', () => {
  expect(known.size).toBeGreaterThan(200);
  const ids = new RegExp(`\\b((?:${[...areas].join('|')})-\\d+)\\b`, 'g');
  expect(unknownIn(ids, (id) => known.has(id))).toEqual([]);
});

test('every complaint that a test title names exists', () => {
  expect(unknownIn(/\[([RC]\d+)\]/g, (id) => known.has(id))).toEqual([]);
});

test('every section of the specification that a file names exists', () => {
  expect(sections.size).toBe(9);
  expect(unknownIn(/\bSpec §(\d+)/g, (section) => sections.has(section))).toEqual([]);
});
