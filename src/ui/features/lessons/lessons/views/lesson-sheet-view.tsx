import type { LessonForStudents } from '#domain/lessons/lessons/lesson-for-students.ts';
import type { SheetSection, StudentSheet } from '#domain/lessons/lessons/lesson.ts';
import { quizSections } from '#domain/lessons/lessons/quiz.ts';
import { KnownBlocksContext } from '../../../../components/block-stack.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { RichTextView } from '../../../../components/rich-text.tsx';
import { lessonActions, sheetView as words } from '../messages/en/lesson-views.ts';
import { lessonPage } from '../messages/en/lesson-page.ts';
import { paths } from '../../../../routes/paths.ts';
import { CopyLink, PrintButton } from '../lesson-actions.tsx';
import { TeacherToLesson } from './lesson-student-view.tsx';
import { LockedNotice } from '../locked-notice.tsx';

const Section = ({ section }: { readonly section: SheetSection }) => (
  <section>
    {section.title === '' ? null : <h2>{section.title}</h2>}
    {section.parts.map((part, at) =>
      part.kind === 'text' ? (
        <RichTextView key={at} text={part.text} />
      ) : (
        <figure key={at}>
          <img
            src={part.picture.src}
            alt={part.picture.alt}
            width={part.picture.width}
            height={part.picture.height}
          />
        </figure>
      ),
    )}
  </section>
);

const Sheet = ({ sheet, lesson }: { readonly sheet: StudentSheet; readonly lesson: string }) => (
  <div className="sheet prose panel">
    <h1 tabIndex={-1} data-page-heading="">
      {sheet.title}
    </h1>
    {sheet.sections.map((section) => (
      <Section key={section.title} section={section} />
    ))}
    <p className="sheet-foot">{words.foot(lesson)}</p>
  </div>
);

const Quizzes = ({ lesson }: { readonly lesson: LessonForStudents }) => {
  const sections = quizSections(lesson, lessonPage.assessment);
  if (sections.length === 0) return null;
  return (
    <section className="sheet prose sheet-quizzes panel" aria-label={words.quizzes}>
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      <p className="sheet-foot">{words.foot(lesson.title)}</p>
    </section>
  );
};

export const LessonSheetView = ({ lesson }: { readonly lesson: LessonForStudents }) => {
  const { slug, title, blocks, studentSheet } = lesson;
  return (
    <KnownBlocksContext value={blocks}>
      <article className="sheet-view stack" data-gap="6">
        <nav className="lesson-actions no-print" aria-label={lessonActions.name}>
          <TeacherToLesson slug={slug} />
          {studentSheet?.kind === 'open' ? <PrintButton label={words.print} /> : null}
          <CopyLink path={paths.lessonView(slug, 'sheet')} />
        </nav>
        {studentSheet === undefined ? <EmptyState title={words.none}>{words.noneAdvice}</EmptyState> : null}
        {studentSheet?.kind === 'open' ? (
          <>
            <Sheet sheet={studentSheet.value} lesson={title} />
            <Quizzes lesson={lesson} />
          </>
        ) : null}
        {studentSheet?.kind === 'locked' ? (
          <>
            <h1 tabIndex={-1} data-page-heading="">
              {title}
            </h1>
            <LockedNotice part={studentSheet} />
          </>
        ) : null}
      </article>
    </KnownBlocksContext>
  );
};
