import type { Slug } from '#domain/lessons/lessons/lesson.ts';

const tones: Readonly<Record<Slug, 'moss' | 'harbor' | 'violet'>> = {
  unplugged: 'moss',
  dock: 'harbor',
  app: 'violet',
};

/** The color of a unit; a unit without one of its own has the harbor's. */
export const unitTone = (unit: Slug): 'moss' | 'harbor' | 'violet' => tones[unit] ?? 'harbor';
