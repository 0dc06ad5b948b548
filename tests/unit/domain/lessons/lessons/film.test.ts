import { describe, expect, test } from 'vitest';
import {
  beginOf,
  type Film,
  type FilmPart,
  type FilmScene,
  placeAt,
  sceneAt,
} from '#domain/lessons/lessons/film.ts';
import { filmProblems } from '#domain/lessons/rules/film-rules.ts';

const picture = { src: '/a.svg', alt: 'A', width: 640, height: 400 };
const aPart = (overrides: Partial<FilmPart> = {}): FilmPart => ({
  part: 'token',
  path: [
    [0, 0],
    [100, 0],
    [100, 100],
  ],
  from: 2,
  to: 6,
  until: 8,
  ...overrides,
});
const aScene = (overrides: Partial<FilmScene> = {}): FilmScene => ({
  seconds: 30,
  caption: 'A crane cannot guess.',
  picture,
  parts: [],
  ...overrides,
});
const aFilm = (...scenes: readonly FilmScene[]): Film => ({ scenes });

describe('placeAt', () => {
  test('[LES-3] a part is visible only during its time, moves along its path and stays at its end', () => {
    expect(placeAt(aPart(), 1.9)).toBeNull();
    expect(placeAt(aPart(), 2)).toEqual([0, 0]);
    expect(placeAt(aPart(), 3)).toEqual([50, 0]);
    expect(placeAt(aPart(), 4)).toEqual([100, 0]);
    expect(placeAt(aPart(), 5)).toEqual([100, 50]);
    expect(placeAt(aPart(), 8)).toEqual([100, 100]);
    expect(placeAt(aPart(), 8.1)).toBeNull();
  });

  test('a part with one point stays there', () => {
    expect(placeAt(aPart({ path: [[7, 9]] }), 3)).toEqual([7, 9]);
  });
});

test('[LES-3] scenes follow one another, and steps lead to their starts', () => {
  const film = aFilm(aScene(), aScene({ seconds: 40 }));
  expect(sceneAt(film, 29.5)).toEqual({ index: 0, within: 29.5 });
  expect(sceneAt(film, 30)).toEqual({ index: 1, within: 0 });
  expect(sceneAt(film, 99)).toEqual({ index: 1, within: 40 });
  expect([-1, 0, 1, 2].map((index) => beginOf(film, index))).toEqual([0, 0, 30, 30]);
});

describe('filmProblems', () => {
  const kinds = (film: Film) => filmProblems(film).map(({ kind }) => kind);

  test('[LES-6] a film takes 60 to 90 seconds, and its captions can be read', () => {
    expect(kinds(aFilm(aScene(), aScene()))).toEqual([]);
    expect(kinds(aFilm(aScene()))).toEqual(['film/length']);
    expect(kinds(aFilm(aScene({ seconds: 91 })))).toEqual(['film/length']);
    expect(kinds(aFilm(aScene({ seconds: 59 }), aScene({ seconds: 1 })))).toEqual(['film/caption-too-fast']);
  });

  test('[LES-6] moving parts stay in their scene and picture, and have a drawing', () => {
    const withPart = (overrides: Partial<FilmPart>) =>
      kinds(aFilm(aScene({ parts: [aPart(overrides)] }), aScene()));
    expect(withPart({})).toEqual([]);
    expect(withPart({ until: 31 })).toEqual(['film/out-of-time']);
    expect(withPart({ from: 7 })).toEqual(['film/out-of-time']);
    expect(withPart({ path: [[0, 401]] })).toEqual(['film/out-of-picture']);
    expect(withPart({ part: 'label' })).toEqual(['film/text-missing']);
    expect(withPart({ part: 'ring' })).toEqual(['film/size-missing']);
  });

  test('a lesson without a film follows every rule', () => {
    expect(filmProblems(undefined)).toEqual([]);
  });
});
