import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginWords } from '#adapters/words/login-words.ts';
import { loginPictures } from '#domain/classrooms/logins/login-pictures.ts';
import { loginKinds } from '#domain/classrooms/students/login-kind.ts';
import { makeLogin, readLogin, usualLoginKind } from '#domain/classrooms/logins/login.ts';

const numbers = (...given: readonly number[]) => {
  const left = [...given];
  return () => left.shift() ?? 0;
};

describe('[ROS-3] a login is', () => {
  test('three of 24 pictures in order', () => {
    expect(loginPictures).toHaveLength(24);
    const made = makeLogin('picture', { words: loginWords, below: numbers(23, 0, 23) });
    expect(made).toEqual({ kind: 'picture', value: 'umbrella anchor umbrella' });
  });

  test('a word', () => {
    const made = makeLogin('word', { words: ['barge', 'crane'], below: numbers(1) });
    expect(made).toEqual({ kind: 'word', value: 'crane' });
  });

  test('four symbols that look different and do not form a word', () => {
    const made = makeLogin('code', { words: [], below: numbers(0, 1, 2, 21) });
    expect(made).toEqual({ kind: 'code', value: 'BCD9' });
  });

  test.each([
    ['K-2', 'picture'],
    ['3-5', 'word'],
    ['6-8', 'word'],
    ['9-12', 'code'],
    [null, 'word'],
  ] as const)('of the kind for grades %s: %s', (band, kind) => {
    expect(usualLoginKind(null, band)).toBe(kind);
  });

  test.each([
    ['PK', 'picture'],
    ['2', 'picture'],
    ['3', 'word'],
    ['8', 'word'],
    ['9', 'code'],
  ] as const)('of the kind for grade %s, for any class: %s', (grade, kind) => {
    expect(usualLoginKind(grade, kind === 'picture' ? '9-12' : 'K-2')).toBe(kind);
  });
});

describe('[ROS-8] a login that a child types', () => {
  test.each([
    ['word', ' Otter ', 'otter'],
    ['word', 'OT-TER.', 'otter'],
    ['word', '\uFF4F\uFF54\uFF54\uFF45\uFF52', 'otter'],
    ['code', 'q7-g b', 'Q7GB'],
    ['code', '0 7 6 8', 'Q7GB'],
    ['code', 'o7gu', 'Q7GV'],
    ['picture', 'Boat, cat,  STAR', 'boat cat star'],
    ['picture', 'boat-cat-star', 'boat cat star'],
  ] as const)('%s %j is parsed as %s', (kind, typed, read) => {
    expect(readLogin(kind, typed)).toBe(read);
  });

  test.each(loginKinds)('every %s is parsed as itself, also in capitals and with spaces', (kind) => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (stream) => {
        const below = (limit: number): number => (stream.next().value ?? 0) % limit;
        const { value } = makeLogin(kind, { words: loginWords, below });
        for (const typed of [value, value.toUpperCase(), `  ${value.toLowerCase()} `])
          expect(readLogin(kind, typed)).toBe(value);
      }),
    );
  });
});

describe('[ROS-3] the words', () => {
  test('are 2,000 short words without duplicates', () => {
    expect(loginWords).toHaveLength(2000);
    expect(new Set(loginWords).size).toBe(2000);
    expect(loginWords.filter((word) => !/^[a-z]{3,7}$/.test(word))).toEqual([]);
  });

  test('contain no plural of another word, and no word that is unsuitable for children', () => {
    const all = new Set(loginWords);
    expect(loginWords.filter((word) => all.has(`${word}s`))).toEqual([]);
    const never = ['gun', 'kill', 'dead', 'beer', 'hell', 'naked', 'stupid', 'fat', 'blood', 'sex', 'god'];
    expect(never.filter((word) => all.has(word))).toEqual([]);
  });
});
