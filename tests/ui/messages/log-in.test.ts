import { expect, test } from 'vitest';
import { problems } from '#adapters/wire/problems.ts';
import { causes } from '../../../scripts/error-codes/causes.ts';
import { signInWords } from '../../builders/sign-in-words.ts';

const catalogs = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../src/ui/messages/en/*.ts', '../../../src/ui/features/*/messages/en/**/*.ts'],
  { eager: true },
);

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('there are catalogs to check', () => {
  expect(Object.keys(catalogs).length).toBeGreaterThan(30);
});

test.each(Object.entries(catalogs))(
  '[UI-2] %s uses log in and log out, never sign in or out',
  (_file, catalog) => {
    expect(textsIn(catalog).flatMap((text) => text.match(signInWords) ?? [])).toEqual([]);
  },
);

test.each(Object.entries({ problems, causes }))(
  '[UI-2] the %s for integrators uses log in and log out, never sign in or out',
  (_name, texts) => {
    expect(textsIn(texts).flatMap((text) => text.match(signInWords) ?? [])).toEqual([]);
  },
);
