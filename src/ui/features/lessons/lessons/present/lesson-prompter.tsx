import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useCallback } from 'react';
import type { LessonToPresent, PlacedSlide } from '#domain/lessons/lessons/presentation.ts';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { presentation } from '../messages/en/lesson-views.ts';
import { ActivityNotes } from '../activity-notes.tsx';
import { SlideFace } from './lesson-slides.tsx';
import { LessonTimer } from './lesson-timer.tsx';
import { useShownSlide } from './use-shown-slide.ts';
import { type Step, useSlideKeys } from './use-slide-keys.ts';

const words = presentation.speaker;

const Preview = ({
  name,
  slide,
  title,
}: {
  readonly name: string;
  readonly slide: PlacedSlide | undefined;
  readonly title: string;
}) => (
  <figure className="speaker-preview">
    <figcaption>{name}</figcaption>
    {slide === undefined ? (
      <p className="speaker-end">{words.end}</p>
    ) : (
      <div className="speaker-slide">
        <SlideFace slide={slide} title={title} />
      </div>
    )}
  </figure>
);

export const LessonPrompter = ({
  slug,
  title,
  slides,
  activities,
}: {
  readonly slug: string;
  readonly title: string;
  readonly slides: readonly PlacedSlide[];
  readonly activities: LessonToPresent['activities'];
}) => {
  const [shown, change] = useShownSlide(slug, slides.length, null);
  const go = useCallback(
    (step: Step) => change((state) => ({ ...state, at: step(state.at, slides.length) })),
    [change, slides.length],
  );
  useSlideKeys(go);
  const { at } = shown;
  const on = slides[at]?.activity ?? null;
  const activity = activities.find(({ id }) => id === on?.id);
  return (
    <div className="prompter stack no-print" data-gap="5">
      <p className="quiet">{words.keep}</p>
      <div className="prompter-bar row" data-gap="2-3">
        <Button aria-disabled={at === 0} onClick={() => go((from) => from - 1)}>
          <Icon of={ArrowLeft} /> <span className="visually-hidden">{presentation.previous}</span>
        </Button>
        <output className="deck-place">{presentation.place(at + 1, slides.length)}</output>
        <Button
          variant="primary"
          aria-disabled={at === slides.length - 1}
          onClick={() => go((from) => from + 1)}
        >
          <Icon of={ArrowRight} /> <span className="visually-hidden">{presentation.next}</span>
        </Button>
        {on === null ? null : <LessonTimer key={on.id} activity={on} shown={shown} change={change} />}
      </div>
      <div className="speaker-previews">
        <Preview name={words.now} slide={slides[at]} title={title} />
        <Preview name={words.next} slide={slides[at + 1]} title={title} />
      </div>
      {activity === undefined ? <p>{words.cover}</p> : <ActivityNotes activity={activity} />}
    </div>
  );
};
