import { ArrowLeft, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActivityForStudents, LessonForStudents } from '#domain/lessons/lessons/lesson-for-students.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../../app-context.tsx';
import { BlockStack, KnownBlocksContext } from '../../../../components/block-stack.tsx';
import { LinkButton } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { RichTextView } from '../../../../components/rich-text.tsx';
import { TextAnchor } from '../../../../components/text-link.tsx';
import { lessonActions, studentView as words } from '../messages/en/lesson-views.ts';
import { paths } from '../../../../routes/paths.ts';
import { usePinnedVersion } from '../../../classrooms/classrooms/on-lesson/use-pinned-version.ts';
import { CopyLink, PrintButton } from '../lesson-actions.tsx';
import { QuizQuestions } from '../lesson-assessment.tsx';
import { LessonPicture } from '../lesson-picture.tsx';
import { VocabularyList } from './lesson-reference.tsx';
import { LockedNotice } from '../locked-notice.tsx';
import { BrokenProgramLink } from '../../try-it/broken-program-link.tsx';
import { isProgrammable } from '../../try-it/programmable-activity.ts';
import { TryIt } from '../../try-it/try-it.tsx';
import { unitTone } from '../unit-tone.ts';

export const ToLesson = ({ slug }: { readonly slug: string }) => (
  <LinkButton
    to={paths.lesson(slug, usePinnedVersion())}
    variant="quiet"
    size="sm"
    aria-label={lessonActions.toLesson}
  >
    <Icon of={ArrowLeft} /> <span className="wide-only">{lessonActions.toLesson}</span>
  </LinkButton>
);

/** A link back to the whole lesson, in a view for students or families. Only logged-in teachers see it. */
export const TeacherToLesson = ({ slug }: { readonly slug: string }) =>
  personOf(useSession()) === null ? null : <ToLesson slug={slug} />;

const mayBeTried = ({ shown }: ActivityForStudents): boolean =>
  shown.kind === 'locked' || isProgrammable(shown.value.project, [shown.value.studentView ?? []]);

const Activity = ({
  activity: { id, title, minutes, shown },
}: {
  readonly activity: ActivityForStudents;
}) => (
  <section id={`activity-${id}`} className="activity prose" aria-labelledby={`activity-${id}-heading`}>
    <div className="activity-head">
      <h3 id={`activity-${id}-heading`}>{title}</h3>
      <p>
        <strong>{words.minutes(minutes)}</strong>
      </p>
    </div>
    {shown.kind === 'locked' ? (
      <LockedNotice part={shown} />
    ) : (
      <>
        {shown.value.studentView === undefined ? null : <RichTextView text={shown.value.studentView} />}
        {shown.value.pictures.map((picture) => (
          <LessonPicture key={picture.src} picture={picture} />
        ))}
        <TryIt
          activity={id}
          title={title}
          project={shown.value.project}
          texts={[shown.value.studentView ?? []]}
        />
      </>
    )}
  </section>
);

/** A part of the view. Renders nothing if it is empty. */
const Part = (props: {
  readonly title: string;
  readonly of: readonly unknown[];
  readonly children: ReactNode;
}) =>
  props.of.length === 0 ? null : (
    <section className="lesson-section">
      <h2>{props.title}</h2>
      {props.children}
    </section>
  );

/** The lesson for students: the instructions, without content for teachers. */
export const LessonStudentView = ({ lesson }: { readonly lesson: LessonForStudents }) => {
  const { slug, title, unit, cover, goals, activities, vocabulary, blocks, resources } = lesson;
  const { starterQuestions, exitQuestions } = lesson;
  return (
    <KnownBlocksContext value={blocks}>
      <article className="student-view" data-tone={unitTone(unit.slug)}>
        <nav className="lesson-actions no-print" aria-label={lessonActions.name}>
          <TeacherToLesson slug={slug} />
          <PrintButton label={lessonActions.print} />
          {lesson.studentSheet === undefined ? null : (
            <LinkButton to={paths.lessonView(slug, 'sheet')} variant="quiet" size="sm">
              <Icon of={FileText} /> {lessonActions.sheet}
            </LinkButton>
          )}
          <CopyLink path={paths.lessonView(slug, 'student')} />
        </nav>
        <BrokenProgramLink activities={activities.filter(mayBeTried).map(({ id }) => id)} />
        <header className="student-header">
          <PageTitle eyebrow={words.eyebrow(unit.title)}>{title}</PageTitle>
          <div className="lesson-cover">
            <img src={cover.src} alt={cover.alt} width={cover.width} height={cover.height} />
          </div>
        </header>
        <Part title={words.goals} of={goals}>
          <ul className="objectives stack">
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </Part>
        <Part title={words.starter} of={starterQuestions}>
          <div className="prose">
            <QuizQuestions questions={starterQuestions} />
          </div>
        </Part>
        <Part title={words.activities} of={activities}>
          {activities.map((activity) => (
            <Activity key={activity.id} activity={activity} />
          ))}
        </Part>
        <Part title={words.exit} of={exitQuestions}>
          <div className="prose">
            <QuizQuestions questions={exitQuestions} />
          </div>
        </Part>
        <Part title={words.vocabulary} of={vocabulary}>
          <VocabularyList vocabulary={vocabulary} />
        </Part>
        <Part title={words.blocks} of={blocks}>
          <ul className="known-blocks stack" data-gap="3">
            {blocks.map(({ label }) => (
              <li key={label} className="row" data-gap="2-4">
                <BlockStack program={label} />
              </li>
            ))}
          </ul>
        </Part>
        <Part title={words.resources} of={resources}>
          <ul className="resources stack" data-gap="3">
            {resources.map(({ id, url, title: name }) => (
              <li key={id}>
                <TextAnchor href={url}>{name}</TextAnchor>
              </li>
            ))}
          </ul>
        </Part>
      </article>
    </KnownBlocksContext>
  );
};
