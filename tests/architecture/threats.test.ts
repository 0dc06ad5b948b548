import { describe, expect, test } from 'vitest';
import { missingIn, referencesIn, rowsOf } from './test-references.ts';

describe.each(['threat-model', 'child-safety'])('docs/%s.md', (name) => {
  test.each(rowsOf(`${name}.md`).map((cells) => [cells[0] ?? '', cells.at(-1) ?? '']))(
    '[SEC-8] the tests about “%s” exist',
    (_threat, cell) => {
      const references = referencesIn(cell);
      expect(references.length, cell).toBeGreaterThan(0);
      expect(references.flatMap(missingIn)).toEqual([]);
    },
  );
});
