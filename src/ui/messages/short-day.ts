import type { IsoDate } from '#domain/lessons/lesson.ts';

/** A day as people write it here: `2026-11-21` as `11/21/26` (UI-2). */
export const shortDay = (day: IsoDate): string => day.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$2/$3/$1');
