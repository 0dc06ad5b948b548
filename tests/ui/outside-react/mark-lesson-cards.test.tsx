import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { markLessonCards } from '#ui/outside-react/mark-lesson-cards.ts';

const words = { available: 'On this device', missing: 'Not on this device' };
let stop = (): void => undefined;
afterEach(() => stop());

const Cards = ({ tone }: { readonly tone: string }) => (
  <ul>
    {['harbor-light', 'load-the-barge'].map((slug) => (
      <li key={slug} className="lesson-card" data-tone={tone}>
        <h3>
          <a href={`/lessons/${slug}`}>{slug}</a>
        </h3>
      </li>
    ))}
  </ul>
);
const marksIn = (page: Element): readonly (string | null)[] =>
  [...page.querySelectorAll('.lesson-card')].map((card) => card.getAttribute('data-device'));

test('[LES-8] marks are kept after the cards are rendered again', () => {
  const { container, rerender } = render(<Cards tone="day" />);
  stop = markLessonCards(container, { available: new Set(['harbor-light']), markMissing: true, words });
  rerender(<Cards tone="night" />);
  expect(container.querySelector('[data-tone="night"]')).not.toBeNull();
  expect(marksIn(container)).toEqual([words.available, words.missing]);
});

test('[LES-8] with a network only saved lessons are marked, and marks are removed again', () => {
  const { container } = render(<Cards tone="day" />);
  markLessonCards(container, { available: new Set(['harbor-light']), markMissing: true, words })();
  stop = markLessonCards(container, { available: new Set(['load-the-barge']), markMissing: false, words });
  expect(marksIn(container)).toEqual([null, words.available]);
});
