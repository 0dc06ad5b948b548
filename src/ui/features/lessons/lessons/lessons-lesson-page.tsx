import { Fragment, memo, useState } from 'react';
import { useLoaderData } from 'react-router';
import { KnownBlocksContext } from '../../../components/block-stack.tsx';
import { PreviousNextLinks, type AdjacentPage } from '../../../components/previous-next-links.tsx';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { FromDevice } from '#domain/lessons/lessons/lesson-copy.ts';
import { lessonActions } from './messages/en/lesson-views.ts';
import { lessonPage } from './messages/en/lesson-page.ts';
import { offline } from '../offline-lessons/messages/en/offline.ts';
import { paths } from '../../../routes/paths.ts';
import { useRecordLessonSteps } from '../getting-started/first-steps/use-record-lesson-steps.ts';
import { useEarlyChange } from '../../../forms/use-early-change.ts';
import { useStoredList } from './use-stored-list.ts';
import { useNoteLastLesson } from './last-lesson.ts';
import { DeferredLessonClasses } from '../../classrooms/classrooms/on-lesson/deferred-lesson-classes.tsx';
import { PinnedVersionNote } from '../../classrooms/classrooms/on-lesson/pinned-version-note.tsx';
import { DownloadStatus } from './download/download-button.tsx';
import { ClassSizeProvider } from './class-size.tsx';
import { LessonActions } from './lesson-actions.tsx';
import { ActivitySection, mayBeTried } from './lesson-activity.tsx';
import { LessonAssessment } from './lesson-assessment.tsx';
import { LessonContents } from './lesson-contents.tsx';
import { LessonAgendaSection, LessonObjectives, LessonOverview } from './lesson-goals.tsx';
import { LessonFamily, LessonFamilyView } from './views/lesson-family.tsx';
import { LessonFilm } from './film/lesson-film.tsx';
import { LessonHeader } from './lesson-header.tsx';
import { LessonNext } from './lesson-next.tsx';
import type { LessonInPlace, LessonLink } from './lesson-in-place.ts';
import { LessonMaterials } from './lesson-materials.tsx';
import { LessonPreparation } from './lesson-preparation.tsx';
import {
  LessonBlocks,
  LessonDifferentiation,
  LessonResources,
  LessonStandards,
  LessonVocabulary,
} from './views/lesson-reference.tsx';
import { LessonPackView } from './lesson-pack.tsx';
import { LessonNotes } from './present/lesson-notes.tsx';
import { LessonPresentation } from './present/lesson-presentation.tsx';
import { LessonSheetView } from './views/lesson-sheet-view.tsx';
import { LessonStudentView } from './views/lesson-student-view.tsx';
import type { LessonViewData } from './lesson-views.ts';
import { OfflineBar } from '../offline-lessons/offline-bar.tsx';
import { SaveOpenedLesson } from '../offline-lessons/save-opened-lesson.ts';
import { licensedParts, RefetchForReader } from './refetch-for-reader.ts';
import { BrokenProgramLink } from '../try-it/broken-program-link.tsx';
import { LessonSection, type SectionName } from './lesson-section.tsx';
import { unitTone } from './unit-tone.ts';

/** Returns the sections that are not empty, in the order of the page. */
function sectionsOf(lesson: LessonInPlace): readonly SectionName[] {
  const { materials, preparation, standards, vocabulary, blocks, differentiation } = lesson;
  const filled: readonly (readonly [SectionName, boolean])[] = [
    ['objectives', true],
    ['overview', lesson.overview.length > 0],
    ['film', lesson.film !== undefined],
    ['agenda', true],
    ['materials', materials.length > 0],
    ['preparation', preparation.length > 0],
    ['activities', true],
    ['assessment', lesson.assessment.exitQuestions.length > 0],
    ['differentiation', Object.values(differentiation).some((texts) => texts.length > 0)],
    ['family', lesson.family !== undefined],
    ['standards', standards.length > 0],
    ['vocabulary', vocabulary.length > 0],
    ['blocks', blocks.length > 0],
    ['resources', true],
    ['next', lesson.teachNext !== null],
  ];
  return filled.flatMap(([name, has]) => (has ? [name] : []));
}

/** The only item in the stored list while the notes are hidden. */
const hidden = 'hidden';

const Activities = ({ lesson }: { readonly lesson: LessonInPlace }) => {
  const [notes, put] = useStoredList('lesson-notes');
  const shown = !notes.includes(hidden);
  const show = ({ checked }: HTMLInputElement): void => void put(hidden, !checked);
  const box = useEarlyChange(show);
  return (
    <LessonSection name="activities">
      <label className="checkbox with-script no-print notes-switch">
        <input ref={box} type="checkbox" checked={shown} onChange={(event) => show(event.currentTarget)} />
        <span>{lessonActions.notes}</span>
      </label>
      <div data-notes={shown ? undefined : hidden}>
        {lesson.activities.map((activity) => (
          <ActivitySection key={activity.id} activity={activity} />
        ))}
      </div>
    </LessonSection>
  );
};

const sectionParts = {
  overview: LessonOverview,
  film: LessonFilm,
  objectives: LessonObjectives,
  agenda: LessonAgendaSection,
  materials: LessonMaterials,
  preparation: LessonPreparation,
  activities: Activities,
  assessment: LessonAssessment,
  differentiation: LessonDifferentiation,
  family: LessonFamily,
  standards: LessonStandards,
  vocabulary: LessonVocabulary,
  blocks: LessonBlocks,
  resources: LessonResources,
  next: LessonNext,
} as const satisfies Record<SectionName, unknown>;

const turn = (hint: string, lesson: LessonLink | null): AdjacentPage | null =>
  lesson === null ? null : { to: paths.lesson(lesson.slug), title: lesson.title, hint };

/** Memoized, because the router re-renders a page at every step of a navigation. Rendering a lesson is slow, and its content does not change. */
const TeacherView = memo(({ lesson }: { readonly lesson: LessonInPlace }) => {
  useNoteLastLesson(lesson);
  const names = sectionsOf(lesson);
  const { slug, title, credits, previous, next, updatedAt } = lesson;
  const [assigned, setAssigned] = useState(0);
  return (
    <KnownBlocksContext value={lesson.blocks}>
      <RefetchForReader parts={licensedParts(lesson)} />
      <ClassSizeProvider>
        <article className="lesson" data-tone={unitTone(lesson.unit.slug)} key={lesson.slug}>
          <LessonActions
            slug={slug}
            title={title}
            hasSheet={lesson.studentSheet !== undefined}
            onAssigned={() => setAssigned(assigned + 1)}
          />
          <DownloadStatus slug={slug} />
          <PinnedVersionNote slug={slug} shown={lesson.version} />
          <BrokenProgramLink activities={lesson.activities.filter(mayBeTried).map(({ id }) => id)} />
          <LessonHeader lesson={lesson} />
          <LessonContents names={names} />
          <div className="lesson-body">
            {names.map((name) => {
              const Part = sectionParts[name];
              return (
                <Fragment key={name}>
                  <Part lesson={lesson} />
                  {name === 'activities' ? <DeferredLessonClasses key={assigned} lesson={lesson} /> : null}
                </Fragment>
              );
            })}
            <p className="quiet lesson-credits">
              {lessonPage.credits(credits.authors.join(', '), credits.license, formatDate(updatedAt))}
            </p>
            <PreviousNextLinks
              label={lessonPage.beside.name}
              previous={turn(lessonPage.beside.previous, previous)}
              next={turn(lessonPage.beside.next, next)}
            />
          </div>
        </article>
      </ClassSizeProvider>
    </KnownBlocksContext>
  );
});

function closedParts(data: LessonViewData): Parameters<typeof RefetchForReader>[0]['parts'] {
  if (data.view === 'family' || data.view === 'pack') return [];
  return data.view === 'student' || data.view === 'sheet'
    ? [...data.lesson.activities.map(({ shown }) => shown), data.lesson.studentSheet]
    : data.lesson.activities.map(({ plan }) => plan);
}

const shownBy = (data: LessonViewData) => {
  if (data.view === 'student') return <LessonStudentView lesson={data.lesson} />;
  if (data.view === 'sheet') return <LessonSheetView lesson={data.lesson} />;
  if (data.view === 'family') return <LessonFamilyView lesson={data.lesson} />;
  if (data.view === 'pack') return <LessonPackView pack={data.lesson} />;
  if (data.view === 'present') return <LessonPresentation key={data.lesson.slug} lesson={data.lesson} />;
  return <LessonNotes key={data.lesson.slug} lesson={data.lesson} />;
};

const OtherView = memo(({ data }: { readonly data: LessonViewData }) => (
  <>
    <RefetchForReader parts={closedParts(data)} />
    {shownBy(data)}
  </>
));

export const Component = () => {
  const data = useLoaderData<(LessonInPlace | LessonViewData) & Partial<FromDevice>>();
  useRecordLessonSteps();
  return (
    <>
      <SaveOpenedLesson slug={'view' in data ? data.lesson.slug : data.slug} />
      {data.copiedAt === undefined ? null : (
        <OfflineBar copiedAt={data.copiedAt} advice={offline.copyAdvice} />
      )}
      {'view' in data ? <OtherView data={data} /> : <TeacherView lesson={data} />}
    </>
  );
};
