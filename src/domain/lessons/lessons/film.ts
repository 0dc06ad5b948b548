import type { Picture } from './picture.ts';

export const filmParts = ['ring', 'token', 'crate', 'crane', 'label', 'yes', 'no', 'line', 'shade'] as const;
export type FilmPartName = (typeof filmParts)[number];

export type FilmPoint = readonly [x: number, y: number];

/**
 * A shape over a scene's picture. It is visible from `from` to `until` (seconds of its scene) and moves along `path` in equal times per segment; it reaches the
 * last point at `to`. Rings and shades have a `size`; labels and tokens have a `text`.
 */
export type FilmPart = {
  readonly part: FilmPartName;
  readonly path: readonly FilmPoint[];
  readonly from: number;
  readonly to: number;
  readonly until: number;
  readonly text?: string;
  readonly size?: readonly [width: number, height: number];
};

export type FilmScene = {
  readonly seconds: number;
  readonly caption: string;
  readonly picture: Picture;
  readonly parts: readonly FilmPart[];
};

/** A silent film that explains the lesson's idea. Its captions are its transcript. */
export type Film = { readonly scenes: readonly FilmScene[] };

export const filmSeconds = ({ scenes }: Film): number =>
  scenes.reduce((sum, { seconds }) => sum + seconds, 0);

/** Returns a part's position after `seconds` of its scene, with easing at the start and end; null while it is not visible. */
export function placeAt({ path, from, to, until }: FilmPart, seconds: number): FilmPoint | null {
  if (seconds < from || seconds > until) return null;
  const legs = path.length - 1;
  const share = to <= from ? 1 : Math.min(1, (seconds - from) / (to - from));
  const leg = Math.min(legs - 1, Math.floor(share * legs));
  const [start, end] = [path[leg] ?? path[0], path[leg + 1] ?? path[0]];
  if (start === undefined || end === undefined) return null;
  if (legs <= 0) return start;
  const within = share * legs - leg;
  const eased = within * within * (3 - 2 * within);
  return [start[0] + (end[0] - start[0]) * eased, start[1] + (end[1] - start[1]) * eased];
}

/** Returns the scene after `seconds` of the film and the time within it; after the film, the end of the last scene. */
export function sceneAt(film: Film, seconds: number): { readonly index: number; readonly within: number } {
  let begins = 0;
  for (const [index, scene] of film.scenes.entries()) {
    if (seconds < begins + scene.seconds) return { index, within: seconds - begins };
    begins += scene.seconds;
  }
  return { index: film.scenes.length - 1, within: film.scenes.at(-1)?.seconds ?? 0 };
}

/** Returns when a scene begins, in seconds; clamps the index to the range of scenes. */
export function beginOf(film: Film, index: number): number {
  const last = film.scenes.length - 1;
  return filmSeconds({ scenes: film.scenes.slice(0, Math.max(0, Math.min(index, last))) });
}
