import { type LessonToPresent, slideSequence } from '#domain/lessons/lessons/presentation.ts';
import { KnownBlocksContext } from '../../../../components/block-stack.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useHydrated } from '../../../../forms/use-hydrated.ts';
import { presentation as words, viewTitles } from '../messages/en/lesson-views.ts';
import { fetched } from '../../../../routes/chunk-error.ts';
import { paths } from '../../../../routes/paths.ts';
import { LessonSlides } from './lesson-slides.tsx';
import { unitTone } from '../unit-tone.ts';

const presenter = fetchedPart(async () => (await fetched(import('./lesson-presenter.tsx'))).LessonPresenter);

/**
 * The lesson on the projector. The slides are part of the page, and one below the other without scripts. The presenter's script is loaded when the page opens.
 */
export const LessonPresentation = ({ lesson }: { readonly lesson: LessonToPresent }) => {
  const { slug, title, unit, blocks } = lesson;
  const slides = slideSequence(lesson);
  const still = (
    <>
      <p className="deck-note without-script no-print">
        {words.withoutScript} <TextLink to={paths.lesson(slug)}>{words.leaveHint}</TextLink>
      </p>
      <LessonSlides slides={slides} title={title} label={words.label} current={0} />
    </>
  );
  return (
    <KnownBlocksContext value={blocks}>
      <article className="deck" data-tone={unitTone(unit.slug)}>
        <h1 className="visually-hidden" tabIndex={-1} data-page-heading="">
          {viewTitles.present(title)}
        </h1>
        {useHydrated() ? (
          <FetchedPart
            part={presenter}
            waiting={still}
            renderMissing={(notice) => (
              <>
                {notice}
                {still}
              </>
            )}
          >
            {(Presenter) => <Presenter slug={slug} title={title} slides={slides} />}
          </FetchedPart>
        ) : (
          still
        )}
      </article>
    </KnownBlocksContext>
  );
};
