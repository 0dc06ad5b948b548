import type { LessonForReader, LockedPart, Readable } from './lesson-for-reader.ts';
import type { ActivityHead, ActivityPlan } from './lesson.ts';
import type { Picture } from './picture.ts';
import { exitActivity, questionSlide, type Quizzes } from './quiz.ts';
import type { RichText } from '../../platform/text/rich-text.ts';

/** The presentation of a lesson: slides, and the plan as notes; without solutions and answers. */
export type LessonToPresent = Pick<LessonForReader, 'slug' | 'title' | 'cover' | 'unit' | 'blocks'> &
  Quizzes & {
    readonly activities: readonly (ActivityHead & { readonly plan: Readable<ActivityPlan> })[];
  };

/** A slide in order; `activity` is null for the cover. `locked` replaces slides that the reader may not see. */
export type PlacedSlide = {
  readonly activity: ActivityHead | null;
  readonly text: RichText;
  readonly picture?: Picture;
  readonly locked?: LockedPart;
  readonly quiz?: 'starter' | 'exit';
};

export function toPresent(lesson: LessonForReader): LessonToPresent {
  const { slug, title, cover, unit, blocks, activities, assessment } = lesson;
  return {
    slug,
    title,
    cover,
    unit,
    blocks,
    starterQuestions: assessment.starterQuestions,
    exitQuestions: assessment.exitQuestions,
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

/**
 * Returns every slide of a lesson in order: the cover, then at least one per activity. The first activity starts with the starter quiz, one
 * question per slide. The exit quiz follows on the slides of the checking activity.
 */
export function slideSequence(lesson: LessonToPresent): readonly PlacedSlide[] {
  const { activities, starterQuestions, exitQuestions } = lesson;
  const cover: PlacedSlide = { activity: null, text: [], picture: lesson.cover };
  const asked = (
    quiz: 'starter' | 'exit',
    questions: Quizzes['exitQuestions'],
    { plan: _plan, ...activity }: (typeof activities)[number],
  ) => questions.map((question): PlacedSlide => ({ activity, quiz, ...questionSlide(question) }));
  const last = exitActivity(activities);
  return [
    cover,
    ...activities.flatMap((activity, at) => [
      ...(at === 0 ? asked('starter', starterQuestions, activity) : []),
      ...slidesOf(activity),
      ...(activity === last ? asked('exit', exitQuestions, activity) : []),
    ]),
  ];
}
