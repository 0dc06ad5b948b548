import { type LessonToPresent, slideSequence } from '#domain/lessons/lessons/presentation.ts';
import { KnownBlocksContext } from '../../../../components/block-stack.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { useHydrated } from '../../../../forms/use-hydrated.ts';
import { lessonActions, presentation } from '../messages/en/lesson-views.ts';
import { fetched } from '../../../../routes/chunk-error.ts';
import { ActivityNotes } from '../activity-notes.tsx';
import { PrintButton } from '../lesson-actions.tsx';
import { ToLesson } from '../views/lesson-student-view.tsx';
import { unitTone } from '../unit-tone.ts';

const words = presentation.speaker;

const prompter = fetchedPart(async () => (await fetched(import('./lesson-prompter.tsx'))).LessonPrompter);

/** The speaker's window with the notes of the current slide. Without scripts, it shows the notes of all activities. */
export const LessonNotes = ({ lesson }: { readonly lesson: LessonToPresent }) => {
  const { slug, title, unit, blocks, activities } = lesson;
  const all = activities.map((activity) => <ActivityNotes key={activity.id} activity={activity} />);
  return (
    <KnownBlocksContext value={blocks}>
      <article className="speaker stack" data-gap="5" data-tone={unitTone(unit.slug)}>
        <nav className="lesson-actions no-print" aria-label={lessonActions.name}>
          <ToLesson slug={slug} />
          <PrintButton label={words.print} />
        </nav>
        <h1 tabIndex={-1} data-page-heading="">
          {words.title}
        </h1>
        {useHydrated() ? (
          <FetchedPart part={prompter}>
            {(Prompter) => (
              <Prompter slug={slug} title={title} activities={activities} slides={slideSequence(lesson)} />
            )}
          </FetchedPart>
        ) : null}
        <div className="speaker-all">{all}</div>
      </article>
    </KnownBlocksContext>
  );
};
