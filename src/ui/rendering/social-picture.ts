import type { Slug } from '#domain/lessons/lessons/lesson.ts';

export const socialSize = { width: 1200, height: 630 } as const;

export const socialPicture = (slug: Slug | null): string => `/pictures/social/${slug ?? 'blockyard'}.png`;
