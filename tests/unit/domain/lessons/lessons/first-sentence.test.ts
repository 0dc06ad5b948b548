import { expect, test } from 'vitest';
import { firstSentence } from '#domain/lessons/lessons/first-sentence.ts';

test.each([
  ['Students sort crates. They find out why.', 'Students sort crates.'],
  ['Who goes first? Students vote.', 'Who goes first?'],
  ['It takes 0.5 seconds. Students wait.', 'It takes 0.5 seconds.'],
  ['“Ready?” Students answer.', '“Ready?”'],
  ['One sentence only.', 'One sentence only.'],
  ['', ''],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
