import { onlyGradeBand } from '../../identity/account/grade-band.ts';
import type { LessonForReader, LockedPart, Readable } from './lesson-for-reader.ts';
import type { ActivityHead, ActivityPlan } from './lesson.ts';
import type { Picture } from './picture.ts';
import { exitActivity, questionSlide, type Quizzes } from './quiz.ts';
import type { RichText } from '../../platform/text/rich-text.ts';

/** The presentation of a lesson, with its slides and the plan as notes, but without solutions and answers. */
export type LessonToPresent = Pick<
  LessonForReader,
  'slug' | 'title' | 'cover' | 'unit' | 'blocks' | 'gradeBands'
> &
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
  /** Whether the picture is above the words and larger, for students who cannot read yet. */
  readonly pictureFirst?: boolean;
};

export function toPresent(lesson: LessonForReader): LessonToPresent {
  const { slug, title, cover, unit, blocks, gradeBands, activities, assessment } = lesson;
  return {
    slug,
    title,
    cover,
    unit,
    blocks,
    gradeBands,
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

/** Returns the slides with pictures first. A slide without a picture or blocks repeats the previous picture. */
function withPictureFirst(slides: readonly PlacedSlide[]): readonly PlacedSlide[] {
  let last: Picture | undefined;
  return slides.map((slide) => {
    last = slide.picture ?? last;
    const hasBlocks = slide.text.some(({ kind }) => kind === 'code');
    return last === undefined || hasBlocks ? slide : { ...slide, picture: last, pictureFirst: true };
  });
}

function slidesOf({ plan, ...activity }: LessonToPresent['activities'][number]): readonly PlacedSlide[] {
  if (plan.kind === 'locked') return [{ activity, text: [], locked: plan }];
  const { slides, studentView = [] } = plan.value;
  if (slides.length === 0) return [{ activity, text: studentView }];
  return slides.map((slide) => ({ activity, ...slide }));
}

/**
 * Returns every slide of a lesson in order: the cover, then at least one per activity. The first activity starts with the starter quiz, one question per slide.
 * The exit quiz is after the slides of the activity that contains it. In lessons for K–2 only, pictures are first.
 */
export function slideSequence(lesson: LessonToPresent): readonly PlacedSlide[] {
  const { activities, starterQuestions, exitQuestions, gradeBands } = lesson;
  const ofActivity = (activity: (typeof activities)[number]): readonly PlacedSlide[] =>
    onlyGradeBand(gradeBands) === 'K-2' ? withPictureFirst(slidesOf(activity)) : slidesOf(activity);
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
      ...ofActivity(activity),
      ...(activity === last ? asked('exit', exitQuestions, activity) : []),
    ]),
  ];
}
