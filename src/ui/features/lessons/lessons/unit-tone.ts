import type { Slug } from '#domain/lessons/lessons/lesson.ts';

const tones: Readonly<Record<Slug, 'moss' | 'harbor' | 'violet'>> = {
  unplugged: 'moss',
  dock: 'harbor',
  app: 'violet',
};

/** Returns the color of a unit. The default is `harbor`. */
export const unitTone = (unit: Slug): 'moss' | 'harbor' | 'violet' => tones[unit] ?? 'harbor';
