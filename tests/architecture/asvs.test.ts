import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { missingIn, referencesIn, rowsOf } from './test-references.ts';

const rows = rowsOf('asvs.md').map(([id = '', , state = '', evidence = '', remark = '']) => ({
  id,
  state,
  evidence,
  remark,
}));

test('[SEC-8] all 253 requirements of levels 1 and 2 are listed once, by chapter', () => {
  const chapters = rows.map(({ id }) => Number(id.split('.')[0]));
  const counts = Array.from(
    { length: 17 },
    (_, at) => chapters.filter((chapter) => chapter === at + 1).length,
  );
  expect(counts).toEqual([27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
});

test('[SEC-8] the introduction has the numbers of the table', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../docs/asvs.md'), 'utf8').replaceAll(
    '\n',
    ' ',
  );
  const count = (state: string): number => rows.filter((row) => row.state === state).length;
  expect(text).toContain(
    `${count('met')} are met, ${count('not applicable')} do not apply, ${count('open')} are open.`,
  );
});

test.each(rows)(
  '[SEC-8] $id ($state) names tests and files that exist, or a reason',
  ({ state, evidence, remark }) => {
    const references = referencesIn(evidence);
    expect(references.map(({ file }) => `\`${file}\``)).toEqual(evidence.match(/`[^`]+`/gu) ?? []);
    expect(references.flatMap(missingIn)).toEqual([]);
    expect(['met', 'not applicable', 'open']).toContain(state);
    expect(state === 'met' ? evidence : remark).not.toBe('');
  },
);
