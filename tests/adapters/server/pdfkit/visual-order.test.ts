import { expect, test } from 'vitest';
import { inVisualOrder, leveledLetters } from '#adapters/pdfkit/visual-order.ts';

const shown = (line: string): string =>
  inVisualOrder(leveledLetters(line))
    .map(({ text }) => text)
    .join('');

test('left-to-right text is unchanged', () => {
  expect(shown('Zoë (4B) 名')).toBe('Zoë (4B) 名');
});

test('[ROS-3] a right-to-left name between left-to-right words has its words reversed', () => {
  expect(shown('To אבג דהו, room 12')).toBe('To והד גבא, room 12');
});

test('[ROS-3] numbers keep their direction among such letters, and parentheses point to their content', () => {
  expect(shown('אב (12) גד')).toBe('דג (12) בא');
});

test('[LIC-3] an isolated name does not move the date after it, and isolating characters are not drawn', () => {
  expect(shown('אבג, 11/26/2026.')).toBe('11/26/2026 ,גבא.');
  expect(shown('\u2068אבג\u2069, 11/26/2026.')).toBe('גבא, 11/26/2026.');
  expect(shown('\u2068Zoë\u2069')).toBe('Zoë');
});
