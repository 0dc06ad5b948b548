import type { Picture } from './picture.ts';

/** What is drawn over a picture of the lesson: its shape, apart from where it is. */
export const filmParts = ['ring', 'token', 'crate', 'crane', 'label', 'yes', 'no', 'line', 'shade'] as const;
export type FilmPartName = (typeof filmParts)[number];

/** A place in a picture, in its own units from its top left. */
export type FilmPoint = readonly [x: number, y: number];

/**
 * Something that shows or moves over a scene's picture. It is there from `from` to `until` seconds of its scene, and meanwhile
 * goes along `path`, from point to point in equal times, standing at the last one from `to` on. A ring and a shade have a
 * `size`, a label and a token their `text`.
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

/** One scene: a picture of the lesson, what is said below it, and what happens over it. */
export type FilmScene = {
  readonly seconds: number;
  readonly caption: string;
  readonly picture: Picture;
  readonly parts: readonly FilmPart[];
};

/** A silent film of the lesson's idea. Its captions are its transcript. */
export type Film = { readonly scenes: readonly FilmScene[] };

/** How long a film takes in seconds. */
export const filmSeconds = ({ scenes }: Film): number =>
  scenes.reduce((sum, { seconds }) => sum + seconds, 0);

/** Where a part is so many seconds into its scene; null while it is not there. It sets off and arrives gently. */
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

/** Which scene is shown so many seconds after the beginning, and how far it is; the end of the last one after the film. */
export function sceneAt(film: Film, seconds: number): { readonly index: number; readonly within: number } {
  let begins = 0;
  for (const [index, scene] of film.scenes.entries()) {
    if (seconds < begins + scene.seconds) return { index, within: seconds - begins };
    begins += scene.seconds;
  }
  return { index: film.scenes.length - 1, within: film.scenes.at(-1)?.seconds ?? 0 };
}

/** When a scene begins, in seconds; the first for places before it, the last for places after it. */
export function beginOf(film: Film, index: number): number {
  const last = film.scenes.length - 1;
  return filmSeconds({ scenes: film.scenes.slice(0, Math.max(0, Math.min(index, last))) });
}
