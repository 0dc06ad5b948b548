import { z } from 'zod';
import { type Film, filmParts } from '#domain/lessons/lessons/film.ts';
import type { PictureNamed } from './student-parts.ts';

const point = z.tuple([z.number(), z.number()]);

const part = z.strictObject({
  part: z.enum(filmParts),
  path: z.array(point).min(1, 'is empty. Write at least one point'),
  from: z.number().min(0).default(0),
  to: z.number().min(0).exactOptional(),
  until: z.number().min(0).exactOptional(),
  text: z.string().exactOptional(),
  size: point.exactOptional(),
});

const scene = z.strictObject({
  seconds: z.number().min(1),
  caption: z.string(),
  picture: z.string(),
  parts: z.array(part).default([]),
});

/** `film.yaml`: the scenes of a film in order, or null if a lesson has none. */
export const filmFile = z.nullable(z.strictObject({ scenes: z.array(scene).min(1) }));

/** Returns the film with its pictures. By default, movements last until the end of their scene. */
export function filmOf(file: z.infer<typeof filmFile>, picture: PictureNamed): { readonly film?: Film } {
  if (file === null) return {};
  const scenes = file.scenes.flatMap(({ picture: name, parts, ...rest }, at) =>
    picture(`film.scenes[${at}].picture`, name).map(({ src, alt, width, height }) => ({
      ...rest,
      picture: { src, alt, width, height },
      parts: parts.map(({ to, until, ...each }) => ({
        ...each,
        to: to ?? until ?? rest.seconds,
        until: until ?? rest.seconds,
      })),
    })),
  );
  return { film: { scenes } };
}
