import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const tests = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' });
const filesOf = (name: string): readonly string[] => tests.filter((file) => path.basename(file) === name);
const textOf = (file: string): string => readFileSync(path.join(root, 'tests', file), 'utf8');

/** The tests that a cell of a table names: `` `file.test.ts`: part of a title; part of another; `other.test.ts` ``. */
const referencesIn = (cell: string) =>
  [...cell.matchAll(/`([\w.-]+\.(?:test|spec|contract)\.tsx?)`(?:: ([^`]+?))?(?=; `|$)/gu)].map(
    ([, file = '', titles = '']) => ({ file, titles: titles.split('; ').filter((title) => title !== '') }),
  );

describe.each(['threat-model', 'child-safety'])('docs/%s.md', (name) => {
  const rows = readFileSync(path.join(root, 'docs', `${name}.md`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Threat'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\|$/gu, '').trim()))
    .filter(([threat]) => !threat?.startsWith('---'));

  test.each(rows.map((cells) => [cells[0] ?? '', cells.at(-1) ?? '']))(
    '[SEC-8] the tests about “%s” exist',
    (_threat, cell) => {
      const references = referencesIn(cell);
      expect(references.length, cell).toBeGreaterThan(0);
      for (const { file, titles } of references) {
        const texts = filesOf(file).map(textOf);
        expect(texts.length, file).toBeGreaterThan(0);
        for (const title of titles)
          expect(
            texts.some((text) => text.includes(title)),
            `${file}: ${title}`,
          ).toBe(true);
      }
    },
  );
});
