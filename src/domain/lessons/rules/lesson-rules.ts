import type { Lesson } from '../lessons/lesson.ts';
import { type ControlProblem, controlProblems } from './control-rules.ts';
import { type FilmProblem, filmProblems } from './film-rules.ts';
import { type MeasureProblem, measureProblems } from './measure-rules.ts';
import type { Picture } from '../lessons/picture.ts';
import { timeProblems, type TimeProblem } from './time-rules.ts';
import { preparationProblems, type PreparationProblem } from './preparation-rules.ts';
import { projectProblems, type ProjectProblem } from './project-rules.ts';
import { type QuizProblem, quizProblems } from './quiz-rules.ts';
import { shownAnswers } from '../lessons/shown-answers.ts';
import { isSlug } from '../../platform/text/slug.ts';

/** A broken rule of a lesson, with its place (`field`, such as `activities[2].minutes`), kind and facts. */
export type LessonProblem =
  | { readonly kind: 'lesson/missing'; readonly field: string }
  | { readonly kind: 'lesson/malformed-slug'; readonly field: string; readonly value: string }
  | { readonly kind: 'lesson/duplicate'; readonly field: string; readonly value: string }
  | { readonly kind: 'lesson/not-positive'; readonly field: string; readonly value: number }
  | { readonly kind: 'lesson/unknown-activity'; readonly field: string; readonly value: string }
  | { readonly kind: 'lesson/answer-shown'; readonly field: string; readonly answerOf: string }
  | PreparationProblem
  | MeasureProblem
  | QuizProblem
  | TimeProblem
  | FilmProblem
  | ProjectProblem
  | ControlProblem;

/** Returns every rule that the lesson breaks, in reading order; empty if the lesson may be published. */
export function lessonProblems(lesson: Lesson): readonly LessonProblem[] {
  return [
    ...textProblems('title', lesson.title),
    ...textProblems('summary', lesson.summary),
    ...slugProblems('slug', lesson.slug),
    ...slugProblems('unit.slug', lesson.unit.slug),
    ...positive('unit.position', lesson.unit.position),
    ...positive('version', lesson.version),
    ...pictureProblems('cover', lesson.cover),
    ...timeProblems(lesson),
    ...listProblems(lesson),
    ...idProblems(lesson),
    ...activityProblems(lesson),
    ...objectiveProblems(lesson),
    ...lesson.materials.flatMap((material, at) => positive(`materials[${at}].qty`, material.qty)),
    ...preparationProblems(lesson),
    ...measureProblems(lesson),
    ...quizProblems(lesson.assessment),
    ...slideProblems(lesson),
    ...shownAnswers(lesson).map((shown) => ({ kind: 'lesson/answer-shown' as const, ...shown })),
    ...projectProblems(lesson.activities),
    ...filmProblems(lesson.film),
    ...controlProblems(lesson),
  ];
}

function textProblems(field: string, text: string): readonly LessonProblem[] {
  return text.trim() === '' ? [{ kind: 'lesson/missing', field }] : [];
}

function slugProblems(field: string, value: string): readonly LessonProblem[] {
  return isSlug(value) ? [] : [{ kind: 'lesson/malformed-slug', field, value }];
}

function positive(field: string, value: number): readonly LessonProblem[] {
  return Number.isInteger(value) && value > 0 ? [] : [{ kind: 'lesson/not-positive', field, value }];
}

function pictureProblems(field: string, picture: Picture): readonly LessonProblem[] {
  return [
    ...textProblems(`${field}.src`, picture.src),
    ...textProblems(`${field}.alt`, picture.alt),
    ...positive(`${field}.width`, picture.width),
    ...positive(`${field}.height`, picture.height),
  ];
}

function listProblems(lesson: Lesson): readonly LessonProblem[] {
  const needed = {
    objectives: lesson.objectives,
    activities: lesson.activities,
    gradeBands: lesson.gradeBands,
    setting: lesson.setting,
    topics: lesson.topics,
  };
  return Object.entries(needed).flatMap(([field, list]): readonly LessonProblem[] =>
    list.length === 0 ? [{ kind: 'lesson/missing', field }] : [],
  );
}

function idProblems(lesson: Lesson): readonly LessonProblem[] {
  return [
    ...duplicates(
      'objectives',
      lesson.objectives.map((objective) => objective.id),
    ),
    ...duplicates(
      'activities',
      lesson.activities.map((activity) => activity.id),
    ),
    ...duplicates(
      'resources',
      lesson.resources.map((resource) => resource.id),
    ),
    ...duplicates(
      'printables',
      lesson.printables.map(({ id }) => id),
    ),
    ...duplicates(
      'assessment.questions',
      [...lesson.assessment.starterQuestions, ...lesson.assessment.exitQuestions].map(({ id }) => id),
    ),
    ...duplicates(
      'vocabulary',
      lesson.vocabulary.map((entry) => entry.term.toLowerCase()),
    ),
    ...duplicates(
      'standards',
      lesson.standards.map((standard) => `${standard.framework} ${standard.code}`),
    ),
  ];
}

function objectiveProblems({ objectives, activities }: Lesson): readonly LessonProblem[] {
  const known = new Set(activities.map(({ id }) => id));
  return objectives.flatMap(({ practicedIn = [] }, at) =>
    practicedIn.flatMap((value): readonly LessonProblem[] =>
      known.has(value)
        ? []
        : [{ kind: 'lesson/unknown-activity', field: `objectives[${at}].practicedIn`, value }],
    ),
  );
}

function duplicates(field: string, values: readonly string[]): readonly LessonProblem[] {
  return values.flatMap((value, at): readonly LessonProblem[] =>
    values.indexOf(value) < at ? [{ kind: 'lesson/duplicate', field: `${field}[${at}]`, value }] : [],
  );
}

function activityProblems({ activities }: Lesson): readonly LessonProblem[] {
  return activities.flatMap((activity, at) => {
    const field = `activities[${at}]`;
    return [
      ...slugProblems(`${field}.id`, activity.id),
      ...textProblems(`${field}.title`, activity.title),
      ...positive(`${field}.minutes`, activity.minutes),
      ...(activity.steps.length === 0 ? [{ kind: 'lesson/missing' as const, field: `${field}.steps` }] : []),
      ...activity.pictures.flatMap((picture, index) =>
        pictureProblems(`${field}.pictures[${index}]`, picture),
      ),
    ];
  });
}

function slideProblems({ activities, studentSheet }: Lesson): readonly LessonProblem[] {
  const slides = activities.flatMap((activity, at) =>
    activity.slides.flatMap(({ text, picture }, index) => {
      const field = `activities[${at}].slides[${index}]`;
      if (picture !== undefined) return pictureProblems(`${field}.picture`, picture);
      return text.length === 0 ? [{ kind: 'lesson/missing' as const, field }] : [];
    }),
  );
  if (studentSheet === undefined) return slides;
  const { title, sections } = studentSheet;
  const empty = sections.flatMap((section, at): readonly LessonProblem[] =>
    section.parts.length === 0 ? [{ kind: 'lesson/missing', field: `studentSheet.sections[${at}]` }] : [],
  );
  return [...slides, ...textProblems('studentSheet.title', title), ...empty];
}
