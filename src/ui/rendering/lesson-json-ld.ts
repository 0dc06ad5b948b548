import type { LessonForReader, LockedPart } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { productName } from '#domain/product.ts';
import { paths } from '../routes/paths.ts';
import { socialPicture } from './social-picture.ts';

/** Whether a route's data is a lesson. Other routes have the list of lessons or no data. */
export const isLesson = (data: unknown): data is LessonForReader =>
  typeof data === 'object' && data !== null && 'objectives' in data && 'slug' in data;

const maker = { '@type': 'Organization', name: productName };

function lockedKinds({ activities, assessment, resources, studentSheet }: LessonForReader) {
  const parts = [
    ...activities.flatMap(({ plan, solution }) => [plan, solution]),
    assessment.answers,
    ...resources,
    studentSheet,
  ];
  const kinds = parts.flatMap((part) => (part?.kind === 'locked' ? [part.part] : []));
  return [...new Set(kinds)];
}

const lockedPart = (part: LockedPart['part']) => ({
  '@type': 'WebPageElement',
  isAccessibleForFree: false,
  cssSelector: `.locked[data-part="${part}"]`,
});

const alignment = ({ framework, code, text }: LessonForReader['standards'][number]) => ({
  '@type': 'AlignmentObject',
  alignmentType: 'teaches',
  educationalFramework: framework,
  targetName: code,
  targetDescription: text,
});

/** Returns a lesson in the vocabulary of schema.org, for search engines. It contains only what a visitor may read. */
export function lessonJsonLd(lesson: LessonForReader, address: string) {
  const at = (path: string): string => new URL(path, address).href;
  const { unit, credits } = lesson;
  const locked = lockedKinds(lesson);
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    '@id': address,
    url: address,
    name: lesson.title,
    description: lesson.summary,
    image: at(socialPicture(lesson.slug)),
    thumbnailUrl: at(lesson.cover.src),
    inLanguage: lesson.locale,
    learningResourceType: 'Lesson plan',
    educationalLevel: lesson.gradeBands.map((band) => `Grades ${band}`),
    audience: { '@type': 'EducationalAudience', educationalRole: 'teacher' },
    timeRequired: `PT${lesson.durationMin}M`,
    about: lesson.topics,
    teaches: lesson.objectives.map(({ text }) => `Students can ${text}`),
    educationalAlignment: lesson.standards.filter(({ alignment: way }) => way === 'addresses').map(alignment),
    isAccessibleForFree: lesson.access === 'public',
    ...(locked.length === 0 ? {} : { hasPart: locked.map(lockedPart) }),
    isPartOf: {
      '@type': 'LearningResource',
      learningResourceType: 'Unit',
      name: unit.title,
      url: at(paths.lessons),
    },
    position: unit.position,
    version: lesson.version,
    dateModified: lesson.updatedAt,
    author: credits.authors.map((name) => ({ '@type': 'Organization', name })),
    publisher: maker,
    license: { '@type': 'CreativeWork', name: credits.license },
    encoding: {
      '@type': 'MediaObject',
      encodingFormat: 'application/pdf',
      contentUrl: at(paths.lessonDownload(lesson.slug)),
    },
  };
}
