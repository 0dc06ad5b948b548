import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Files that build a pattern at run time, and the text that it is built from. */
const builtFrom: Readonly<Record<string, string>> = {
  'src/adapters/api/fake-operations.ts': 'paths of operations',
  'src/adapters/browser/board/raw-repl.ts': 'a number',
  'src/domain/billing/prices/tax-table.ts': 'prefixes of countries',
  'src/domain/classrooms/students/entry.ts': 'letters of class codes',
  'src/domain/identity/devices/user-code.ts': 'letters of device codes',
  'src/domain/identity/sign-in/sign-in-link.ts': 'modes of links',
  'src/domain/lessons/programs/board/board-scripts.ts': 'a number',
  'src/domain/lessons/programs/expression-notation.ts': 'a constant',
  'src/domain/organizations/domains/mail-domain.ts': 'a constant',
  'src/domain/rosters/files/forbidden-columns.ts': 'forbidden words',
  'src/domain/rosters/rollover/next-year.ts': 'a number',
  'src/server/http/known-browsers.ts': 'the name of a cookie',
  'src/server/http/pages/compress-page.ts': 'names of encodings',
  'src/server/http/unmatched.ts': 'paths of routes',
  'src/ui/features/lessons/try-it/program-link.ts': 'labels of blocks',
  'src/ui/rendering/is-crawler.ts': 'patterns of a package',
};

test('[SEC-8] no pattern is built from a text that a user typed', () => {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('src', file))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /\bRegExp\(/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(files.sort()).toEqual(Object.keys(builtFrom));
});
