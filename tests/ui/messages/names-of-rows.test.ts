import { expect, test } from 'vitest';
import { namesOfRows } from '#ui/messages/en/names-of-rows.ts';

const left = (name: string | null) =>
  ({ kind: 'student', id: `${name}`, why: 'edited-since', name }) as const;

test('[ROS-9] rows that an undo kept are listed by name, each once, ten at most', () => {
  expect(namesOfRows([])).toBe('');
  expect(namesOfRows([left(null)])).toBe('');
  expect(namesOfRows([left('Ada Lo'), left('Ada Lo'), left('4B')])).toBe(': Ada Lo, 4B');
  const many = Array.from({ length: 12 }, (_, at) => left(`S${at}`));
  expect(namesOfRows(many)).toBe(': S0, S1, S2, S3, S4, S5, S6, S7, S8, S9 and 2 more');
});
