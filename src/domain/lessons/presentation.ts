import type { LessonForReader, LockedPart, Readable } from './lesson-for-reader.ts';
import type { ActivityHead, ActivityPlan } from './lesson.ts';
import type { Picture } from './picture.ts';
import { exitActivity, questionSlide, type Quizzes } from './quiz.ts';
import type { RichText } from './rich-text.ts';

/** What a teacher presents: the slides, and the plan for the notes. No solutions and no answers. */
export type LessonToPresent = Pick<LessonForReader, 'slug' | 'title' | 'cover' | 'unit' | 'blocks'> &
  Quizzes & {
    readonly activities: readonly (ActivityHead & { readonly plan: Readable<ActivityPlan> })[];
  };

/** One slide in its order; `activity` is null for the cover. `locked` replaces slides that the reader may not see. */
export type PlacedSlide = {
  readonly activity: ActivityHead | null;
  readonly text: RichText;
  readonly picture?: Picture;
  readonly locked?: LockedPart;
  /** The quiz that a question belongs to. */
  readonly quiz?: 'starter' | 'exit';
};

/** Reduces a lesson, as its reader may read it, to what is presented. */
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
 * Every slide of a lesson in order: the cover, then those of each activity; at least one for each. The first activity begins with
 * the starter quiz, a question a slide, and the exit quiz follows on the slides of the activity that checks.
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
