import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { maxOddShare, oddPhrases } from './odd-phrases.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = ['src', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|js|css)$/.test(name) && !name.includes('fixture'))
    .map((name) => join(folder, name)),
);

const commentsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?:^|[^:'"`])\/\/ ?(.*)$/gm)]
    .map(([, block, line]) =>
      (block ?? line ?? '')
        .replace(/^\s*\*?\s?/gm, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((comment) => comment.length > 8 && !/^(?:oxlint|@ts|prettier|cspell)/.test(comment));

test('comments are in plain English: few contain an odd phrase', () => {
  const comments = files.flatMap((file) =>
    commentsIn(readFileSync(join(root, file), 'utf8')).map((comment) => ({ file, comment })),
  );
  const odd = comments.flatMap(({ file, comment }) => {
    const found = oddPhrases.find(({ phrase }) => phrase.test(comment));
    return found === undefined ? [] : [`${file}: ${comment} (instead: ${found.instead})`];
  });
  expect(comments.length).toBeGreaterThan(5_000);
  expect(odd.length / comments.length, odd.join('\n')).toBeLessThanOrEqual(maxOddShare);
});
