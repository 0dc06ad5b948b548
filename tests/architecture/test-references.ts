import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const tests = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' });
const filesOf = (name: string): readonly string[] => tests.filter((file) => path.basename(file) === name);
const textOf = (file: string): string => readFileSync(path.join(root, 'tests', file), 'utf8');

type Reference = { readonly file: string; readonly titles: readonly string[] };

export const rowsOf = (page: string): readonly (readonly string[])[] =>
  readFileSync(path.join(root, 'docs', page), 'utf8')
    .split('\n')
    .filter(
      (line, at, lines) =>
        line.startsWith('| ') && !lines[at + 1]?.startsWith('| --') && !line.startsWith('| --'),
    )
    .map((line) =>
      line
        .replace(/^\| |\|$/gu, '')
        .split(/ \|(?: |$)/u)
        .map((cell) => cell.trim()),
    );

/** Parses a table cell such as `` `file.test.ts`: part of a title; part of another; `src/file.ts` ``. */
export const referencesIn = (cell: string): readonly Reference[] =>
  [...cell.matchAll(/`([\w./-]+)`(?:: ([^`]+?))?(?=; `|$)/gu)].map(([, file = '', titles = '']) => ({
    file,
    titles: titles.split('; ').filter((title) => title !== ''),
  }));

const isTest = (file: string): boolean => /^[\w.-]+\.(?:test|spec|contract)\.tsx?$/u.test(file);

export function missingIn({ file, titles }: Reference): readonly string[] {
  if (!isTest(file)) return existsSync(path.join(root, file)) ? [] : [file];
  const texts = filesOf(file).map(textOf);
  if (texts.length === 0) return [file];
  return titles
    .filter((title) => !texts.some((text) => text.includes(title)))
    .map((title) => `${file}: ${title}`);
}
