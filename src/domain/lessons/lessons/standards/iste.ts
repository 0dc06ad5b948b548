import type { StandardText } from './standard-text.ts';

/**
 * The cited ISTE Standards for Students, 2016, in our own words (decision 89). Later editions prefix the numbers of the standards for students with a 1: 1.5.d
 * is 5d of 2016.
 */
export const isteCited: readonly StandardText[] = [
  [
    '1.4.a',
    'Students follow a design process on purpose: they find ideas, test them, make something new or solve a real problem.',
  ],
  ['1.4.c', 'Students build prototypes, test them and improve them, round after round.'],
  [
    '1.5.c',
    'Students break a problem down into parts, find what matters in it and make a model that helps to understand or solve it.',
  ],
  [
    '1.5.d',
    'Students understand how automation works, and find a sequence of steps that makes a solution run by itself and can be tested.',
  ],
];
