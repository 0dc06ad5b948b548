import type { Slug } from '#domain/lessons/lesson.ts';

const tones: Readonly<Record<Slug, 'moss' | 'harbour' | 'violet'>> = {
  unplugged: 'moss',
  dock: 'harbour',
  app: 'violet',
};

/** The colour of a unit; a unit without one of its own has the harbour's. */
export const unitTone = (unit: Slug): 'moss' | 'harbour' | 'violet' => tones[unit] ?? 'harbour';
