import { ArrowLeft, ArrowRight, Maximize, Minimize, NotebookText, X } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { PlacedSlide } from '#domain/lessons/lessons/presentation.ts';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { presentation as words } from '../messages/en/lesson-views.ts';
import { useLeaveTo } from '../../../../routes/leave-to.ts';
import { paths } from '../../../../routes/paths.ts';
import { DeferredDeckRecord } from '../../../classrooms/classrooms/on-lesson/deferred-deck-record.tsx';
import { usePinnedVersion } from '../../../classrooms/classrooms/on-lesson/use-pinned-version.ts';
import { LessonSlides } from './lesson-slides.tsx';
import { LessonTimer } from './lesson-timer.tsx';
import { useFullScreen } from '../../../../use-full-screen.ts';
import { replaceAddress } from '../../../../outside-react/history-entry.ts';
import { useShownSlide } from './use-shown-slide.ts';
import { type Step, useSlideKeys } from './use-slide-keys.ts';

/** Returns the slide in the URL, counted from 0, or null if there is none. */
function slideInAddress(): number | null {
  const number = /^#slide-(\d+)$/.exec(window.location.hash)?.[1];
  return number === undefined ? null : Number(number) - 1;
}

/** Stores the slide in the URL, so that a reload returns to it. Changing the slide is not a navigation. */
const keepInAddress = (at: number): void => replaceAddress(`#slide-${at + 1}`);

function openNotes(slug: string, version: number | undefined): void {
  const address = paths.lessonView(slug, 'notes', version);
  const opened = window.open(address, `notes-${slug}`, 'popup,width=720,height=900');
  if (opened === null) toast(words.noWindow);
}

export const LessonPresenter = ({
  slug,
  title,
  slides,
}: {
  readonly slug: string;
  readonly title: string;
  readonly slides: readonly PlacedSlide[];
}) => {
  const [shown, change] = useShownSlide(slug, slides.length, slideInAddress());
  const [full, toggleFull] = useFullScreen();
  const navigate = useNavigate();
  const go = useCallback(
    (step: Step) => change((state) => ({ ...state, at: step(state.at, slides.length) })),
    [change, slides.length],
  );
  const version = usePinnedVersion();
  const openedFrom = useLeaveTo();
  const back = openedFrom ?? paths.lesson(slug, version);
  const leave = useCallback(() => void navigate(back), [navigate, back]);
  useSlideKeys(go, leave);
  useEffect(() => keepInAddress(shown.at), [shown.at]);
  useEffect(() => {
    const follow = (): void => go(() => slideInAddress() ?? 0);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [go]);
  const { at } = shown;
  const activity = slides[at]?.activity ?? null;
  return (
    <>
      <LessonSlides slides={slides} title={title} label={words.label} current={at} />
      <div className="deck-bar no-print">
        <div className="deck-side row" data-gap="2-3">
          <LinkButton
            to={back}
            variant="quiet"
            size="sm"
            title={openedFrom === null ? words.leaveHint : words.leaveToClassHint}
          >
            <Icon of={X} /> <span className="deck-label">{words.leave}</span>
          </LinkButton>
          {activity === null ? null : (
            <LessonTimer key={activity.id} activity={activity} shown={shown} change={change} />
          )}
        </div>
        <div className="deck-moves">
          <Button aria-label={words.previous} aria-disabled={at === 0} onClick={() => go((from) => from - 1)}>
            <Icon of={ArrowLeft} />
          </Button>
          <span className="deck-place" aria-hidden="true">
            {words.place(at + 1, slides.length)}
          </span>
          <Button
            variant="primary"
            aria-label={words.next}
            aria-disabled={at === slides.length - 1}
            onClick={() => go((from) => from + 1)}
          >
            <Icon of={ArrowRight} />
          </Button>
        </div>
        <div className="deck-side row" data-gap="2-3">
          {at === slides.length - 1 ? <DeferredDeckRecord slug={slug} /> : null}
          <Button variant="quiet" size="sm" title={words.notesHint} onClick={() => openNotes(slug, version)}>
            <Icon of={NotebookText} /> <span className="deck-label">{words.notes}</span>
          </Button>
          {toggleFull === null ? null : (
            <Button variant="quiet" size="sm" onClick={toggleFull}>
              <Icon of={full ? Minimize : Maximize} />{' '}
              <span className="deck-label">{full ? words.leaveFullScreen : words.fullScreen}</span>
            </Button>
          )}
        </div>
      </div>
      <output className="visually-hidden">
        {words.announce(at + 1, slides.length, activity?.title ?? title)}
      </output>
    </>
  );
};
