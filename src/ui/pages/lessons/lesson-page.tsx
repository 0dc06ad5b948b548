import { useLoaderData } from 'react-router';
import { KnownBlocksContext } from '../../components/block-stack.tsx';
import { PageTurner, type Turn } from '../../components/page-turner.tsx';
import { lessonPage } from '../../messages/en/lessons.ts';
import { paths } from '../../routes/paths.ts';
import { useNoteLesson } from '../getting-started/first-steps/use-note-lesson.ts';
import { useNoteLastLesson } from './last-lesson.ts';
import { LessonActivity } from './lesson-activity.tsx';
import { LessonAssessment } from './lesson-assessment.tsx';
import { LessonContents } from './lesson-contents.tsx';
import { LessonAgenda, LessonObjectives, LessonOverview } from './lesson-goals.tsx';
import { LessonHeader } from './lesson-header.tsx';
import type { LessonInPlace, LessonLink } from './lesson-in-place.ts';
import { LessonMaterials, LessonPreparation } from './lesson-materials.tsx';
import {
  LessonBlocks,
  LessonDifferentiation,
  LessonResources,
  LessonStandards,
  LessonVocabulary,
} from './lesson-reference.tsx';
import { LessonSection, type SectionName } from './lesson-section.tsx';
import { unitTone } from './unit-tone.ts';
import { useOpenForReader } from './use-open-for-reader.ts';

/** The sections that have something in them, in the order of the page. */
function sectionsOf(lesson: LessonInPlace): readonly SectionName[] {
  const { materials, preparation, standards, vocabulary, blocks, resources, differentiation } = lesson;
  const filled: readonly (readonly [SectionName, boolean])[] = [
    ['overview', lesson.overview !== ''],
    ['objectives', true],
    ['agenda', true],
    ['materials', materials.length > 0],
    ['preparation', preparation.length > 0],
    ['activities', true],
    ['assessment', lesson.assessment.exitQuestions.length > 0],
    ['differentiation', Object.values(differentiation).some((texts) => texts.length > 0)],
    ['standards', standards.length > 0],
    ['vocabulary', vocabulary.length > 0],
    ['blocks', blocks.length > 0],
    ['resources', resources.length > 0],
  ];
  return filled.flatMap(([name, has]) => (has ? [name] : []));
}

const Activities = ({ lesson }: { readonly lesson: LessonInPlace }) => (
  <LessonSection name="activities">
    {lesson.activities.map((activity) => (
      <LessonActivity key={activity.id} activity={activity} />
    ))}
  </LessonSection>
);

const sectionParts = {
  overview: LessonOverview,
  objectives: LessonObjectives,
  agenda: LessonAgenda,
  materials: LessonMaterials,
  preparation: LessonPreparation,
  activities: Activities,
  assessment: LessonAssessment,
  differentiation: LessonDifferentiation,
  standards: LessonStandards,
  vocabulary: LessonVocabulary,
  blocks: LessonBlocks,
  resources: LessonResources,
} as const satisfies Record<SectionName, unknown>;

const turn = (hint: string, lesson: LessonLink | null): Turn | null =>
  lesson === null ? null : { to: paths.lesson(lesson.slug), title: lesson.title, hint };

/** `2026-11-21` as `11/21/26`. */
const shortDay = (day: string): string => day.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** One lesson, to read, to teach from and to print. */
export const Component = () => {
  const lesson = useLoaderData<LessonInPlace>();
  useOpenForReader(lesson);
  useNoteLesson();
  useNoteLastLesson(lesson);
  const names = sectionsOf(lesson);
  const { credits, previous, next, updatedAt } = lesson;
  return (
    <KnownBlocksContext value={lesson.blocks}>
      <article className="lesson" data-tone={unitTone(lesson.unit.slug)} key={lesson.slug}>
        <LessonHeader lesson={lesson} />
        <LessonContents names={names} />
        <div className="lesson-body">
          {names.map((name) => {
            const Part = sectionParts[name];
            return <Part key={name} lesson={lesson} />;
          })}
          <p className="quiet lesson-credits">
            {lessonPage.credits(credits.authors.join(', '), credits.licence, shortDay(updatedAt))}
          </p>
          <PageTurner
            label={lessonPage.beside.name}
            previous={turn(lessonPage.beside.previous, previous)}
            next={turn(lessonPage.beside.next, next)}
          />
        </div>
      </article>
    </KnownBlocksContext>
  );
};
