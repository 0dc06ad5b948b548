import { expect, test } from 'vitest';
import { withoutLinks } from '#domain/platform/forms/without-links.ts';

test.each([
  ['Click http://evil.example/login now', 'Click … now'],
  ['HTTPS://EVIL.EXAMPLE', '…'],
  ['javascript://evil', '…'],
  ['www.evil.example', '…'],
  ['4B evil.example/win', '4B …'],
  ['evil.example:8080 4B', '… 4B'],
  ['write to me@evil.example', 'write to …'],
  ['evil.example', 'evil.\u200Bexample'],
  ['Dr.Smith', 'Dr.\u200BSmith'],
])('[SEC-2] %s is in a mail without a link', (typed, shown) => {
  expect(withoutLinks(typed)).toBe(shown);
});

test.each([
  '4B, room 12',
  'Dr. Smith',
  'Grade 3-5: ports & docks',
  'Amara O’Neil',
  'Q1.5',
  'a.m. group',
  '数学/理科',
])('%s is unchanged', (typed) => {
  expect(withoutLinks(typed)).toBe(typed);
});
