import type { PlacedSlide } from '#domain/lessons/lessons/presentation.ts';
import { passagesOf, type RichBlock } from '#domain/platform/text/rich-text.ts';
import { RichTextView } from '../../../../components/rich-text.tsx';
import { lessonPage } from '../messages/en/lesson-page.ts';
import { LockedNotice } from '../locked-notice.tsx';

/** Returns the text of a block, with an empty line before and after a program for its frame. Used to estimate the space that the block needs. */
function roomOf(block: RichBlock): string {
  const text = passagesOf([block])
    .map((passage) => passage.text)
    .join('\n');
  return block.kind === 'code' ? `\n${text}\n` : text;
}

/** Returns the text size of a slide: large for few words, smaller next to a picture or for a long quiz question. */
function lengthOf({
  text,
  picture,
  quiz,
  pictureFirst = false,
}: PlacedSlide): 'short' | 'medium' | 'long' | 'full' {
  const words = text.map(roomOf).join('\n\n');
  const lines = words.split('\n').length;
  const letters = words.length * (picture === undefined || pictureFirst ? 1 : 2.5);
  if (lines > 9 || letters > 170) return quiz === undefined ? 'long' : 'full';
  return lines > 5 || letters > 70 ? 'medium' : 'short';
}

export const SlideFace = ({ slide, title }: { readonly slide: PlacedSlide; readonly title: string }) => {
  const { activity, text, picture, locked, quiz, pictureFirst } = slide;
  return (
    <div
      className="slide"
      data-length={lengthOf(slide)}
      data-cover={activity === null || undefined}
      data-picture-first={pictureFirst}
      data-wordless={(text.length === 0 && activity !== null) || undefined}
    >
      <h2>{quiz === undefined ? (activity?.title ?? title) : lessonPage.assessment[quiz]}</h2>
      <div className="slide-body">
        {text.length === 0 ? null : (
          <div className="slide-words">
            <RichTextView text={text} />
          </div>
        )}
        {picture === undefined ? null : (
          <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
        )}
        {locked === undefined ? null : <LockedNotice part={locked} />}
      </div>
    </div>
  );
};

/** All slides. `current` is visible. Without scripts, they are one below the other. */
export const LessonSlides = ({
  slides,
  title,
  label,
  current,
}: {
  readonly slides: readonly PlacedSlide[];
  readonly title: string;
  readonly label: string;
  readonly current: number;
}) => (
  <ol className="deck-slides" aria-label={label}>
    {slides.map((slide, at) => (
      <li key={at} id={`slide-${at + 1}`} data-current={at === current || undefined}>
        <SlideFace slide={slide} title={title} />
      </li>
    ))}
  </ol>
);
