import type { LessonForFamilies } from '#domain/lessons/lessons/lesson-for-families.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { FamilyNote } from '#domain/lessons/lessons/lesson.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { paths } from '../../../../routes/paths.ts';
import { CopyLink, PrintButton } from '../lesson-actions.tsx';
import { LessonSection } from '../lesson-section.tsx';
import { TeacherToLesson } from './lesson-student-view.tsx';
import { lessonActions, familyView as words } from '../messages/en/lesson-views.ts';
import { lessonPage } from '../messages/en/lesson-page.ts';

const { family: titles } = lessonPage;

const Note = ({ note, as: Heading }: { readonly note: FamilyNote; readonly as: 'h2' | 'h3' }) => (
  <>
    <p>{note.did}</p>
    <Heading>{titles.ask}</Heading>
    <p>{note.ask}</p>
    <Heading>{titles.tryThis}</Heading>
    <p>{note.tryThis}</p>
  </>
);

export const LessonFamily = ({ lesson: { slug, family } }: { readonly lesson: LessonForReader }) =>
  family === undefined ? null : (
    <LessonSection name="family">
      <div className="prose">
        <Note note={family} as="h3" />
        <p className="no-print">
          <TextLink alone to={paths.lessonView(slug, 'family')}>
            {titles.open}
          </TextLink>
        </p>
      </div>
    </LessonSection>
  );

export const LessonFamilyView = ({ lesson }: { readonly lesson: LessonForFamilies }) => {
  const { slug, title, cover, family } = lesson;
  return (
    <article className="sheet-view stack" data-gap="6">
      <nav className="lesson-actions no-print" aria-label={lessonActions.name}>
        <TeacherToLesson slug={slug} />
        <PrintButton label={words.print} />
        <CopyLink path={paths.lessonView(slug, 'family')} />
      </nav>
      {family === undefined ? (
        <EmptyState title={words.none}>{null}</EmptyState>
      ) : (
        <div className="sheet prose family-note panel">
          <h1 tabIndex={-1} data-page-heading="">
            {title}
          </h1>
          <figure>
            <img src={cover.src} alt={cover.alt} width={cover.width} height={cover.height} />
          </figure>
          <p>{titles.hello}</p>
          <Note note={family} as="h2" />
        </div>
      )}
    </article>
  );
};
