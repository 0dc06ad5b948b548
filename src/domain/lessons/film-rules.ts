import { type Film, type FilmPart, type FilmPartName, type FilmScene, filmSeconds } from './film.ts';

/** Seconds that a film takes. */
const filmLength = { least: 60, most: 90 } as const;
/** How many characters of a caption a child reads in a second, at most. */
const fastestCaption = 15;
const sized: ReadonlySet<FilmPartName> = new Set(['ring', 'shade', 'line']);

/** A film that is too short or long, a caption that is gone too soon, and what moves out of its scene or its picture. */
export type FilmProblem =
  | { readonly kind: 'film/length'; readonly field: string; readonly seconds: number }
  | { readonly kind: 'film/caption-too-fast'; readonly field: string; readonly perSecond: number }
  | { readonly kind: 'film/out-of-time'; readonly field: string }
  | { readonly kind: 'film/out-of-picture'; readonly field: string }
  | { readonly kind: 'film/text-missing'; readonly field: string }
  | { readonly kind: 'film/size-missing'; readonly field: string };

/** What must be seen to for a part to be drawn where and while its scene is shown. */
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
    ...(caption.length > fastestCaption * seconds
      ? [{ kind: 'film/caption-too-fast' as const, field: `${field}.caption`, perSecond }]
      : []),
    ...parts.flatMap((part, at) => partProblems(part, scene, `${field}.parts[${at}]`)),
  ];
}

/** Every rule that a film breaks; a lesson without a film breaks none. */
export function filmProblems(film: Film | undefined): readonly FilmProblem[] {
  if (film === undefined) return [];
  const seconds = filmSeconds(film);
  const fits = seconds >= filmLength.least && seconds <= filmLength.most;
  return [
    ...(fits ? [] : [{ kind: 'film/length' as const, field: 'film.scenes', seconds }]),
    ...film.scenes.flatMap((scene, at) => sceneProblems(scene, `film.scenes[${at}]`)),
  ];
}
