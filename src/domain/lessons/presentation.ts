import type { LessonForReader, LockedPart, Readable } from './lesson-for-reader.ts';
import type { ActivityHead, ActivityPlan, Picture } from './lesson.ts';
import type { RichText } from './rich-text.ts';

/** What a teacher needs before a class: the slides, and the plan for the notes. No solutions and no answers. */
export type LessonToPresent = Pick<LessonForReader, 'slug' | 'title' | 'cover' | 'unit' | 'blocks'> & {
  readonly activities: readonly (ActivityHead & { readonly plan: Readable<ActivityPlan> })[];
};

/** One slide in its place; `activity` is null for the cover. `locked` stands for slides that are closed to the reader. */
export type PlacedSlide = {
  readonly activity: ActivityHead | null;
  readonly text: RichText;
  readonly picture?: Picture;
  readonly locked?: LockedPart;
};

/** Cuts a lesson, as its reader may read it, to what is presented. */
export function toPresent(lesson: LessonForReader): LessonToPresent {
  const { slug, title, cover, unit, blocks, activities } = lesson;
  return {
    slug,
    title,
    cover,
    unit,
    blocks,
    activities: activities.map(({ id, title: name, kind, minutes, plan }) => ({
      id,
      title: name,
      kind,
      minutes,
      plan,
    })),
  };
}

function slidesOf({ plan, ...activity }: LessonToPresent['activities'][number]): readonly PlacedSlide[] {
  if (plan.kind === 'locked') return [{ activity, text: [], locked: plan }];
  const { slides, studentView = [] } = plan.value;
  if (slides.length === 0) return [{ activity, text: studentView }];
  return slides.map((slide) => ({ activity, ...slide }));
}

/** Every slide of a lesson in order: the cover, then those of each activity; at least one for each. */
export function slideSequence(lesson: LessonToPresent): readonly PlacedSlide[] {
  const cover: PlacedSlide = { activity: null, text: [], picture: lesson.cover };
  return [cover, ...lesson.activities.flatMap(slidesOf)];
}
