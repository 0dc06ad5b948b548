import { type Film, type FilmPart, type FilmPartName, type FilmScene, filmSeconds } from '../lessons/film.ts';

/** Allowed length of a film, in seconds. */
const filmLength = { least: 60, most: 90 } as const;
/** Maximum reading speed of a caption, in characters per second. */
const maxCaptionSpeed = 15;
const sized: ReadonlySet<FilmPartName> = new Set(['ring', 'shade', 'line']);

/** A broken rule: a film that is too short or long, a caption shown too briefly, or a part that is outside of its scene or picture. */
export type FilmProblem =
  | { readonly kind: 'film/length'; readonly field: string; readonly seconds: number }
  | { readonly kind: 'film/caption-too-fast'; readonly field: string; readonly perSecond: number }
  | { readonly kind: 'film/out-of-time'; readonly field: string }
  | { readonly kind: 'film/out-of-picture'; readonly field: string }
  | { readonly kind: 'film/text-missing'; readonly field: string }
  | { readonly kind: 'film/size-missing'; readonly field: string };

function partProblems(
  part: FilmPart,
  { seconds, picture }: FilmScene,
  field: string,
): readonly FilmProblem[] {
  const isInTime = part.from <= part.to && part.to <= part.until && part.until <= seconds;
  const isInside = part.path.every(([x, y]) => x >= 0 && y >= 0 && x <= picture.width && y <= picture.height);
  const hasText = part.part !== 'label' || part.text !== undefined;
  const hasSize = part.size !== undefined || !sized.has(part.part);
  return [
    ...(isInTime ? [] : [{ kind: 'film/out-of-time' as const, field }]),
    ...(isInside ? [] : [{ kind: 'film/out-of-picture' as const, field: `${field}.path` }]),
    ...(hasText ? [] : [{ kind: 'film/text-missing' as const, field: `${field}.text` }]),
    ...(hasSize ? [] : [{ kind: 'film/size-missing' as const, field: `${field}.size` }]),
  ];
}

function sceneProblems(scene: FilmScene, field: string): readonly FilmProblem[] {
  const { caption, seconds, parts } = scene;
  const perSecond = Math.round(caption.length / seconds);
  return [
    ...(caption.length > maxCaptionSpeed * seconds
      ? [{ kind: 'film/caption-too-fast' as const, field: `${field}.caption`, perSecond }]
      : []),
    ...parts.flatMap((part, at) => partProblems(part, scene, `${field}.parts[${at}]`)),
  ];
}

/** Returns every rule that a film breaks; empty for a lesson without a film. */
export function filmProblems(film: Film | undefined): readonly FilmProblem[] {
  if (film === undefined) return [];
  const seconds = filmSeconds(film);
  const fits = seconds >= filmLength.least && seconds <= filmLength.most;
  return [
    ...(fits ? [] : [{ kind: 'film/length' as const, field: 'film.scenes', seconds }]),
    ...film.scenes.flatMap((scene, at) => sceneProblems(scene, `film.scenes[${at}]`)),
  ];
}
