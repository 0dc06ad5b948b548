import { describe, expect, test } from 'vitest';
import {
  parsePass,
  parsePassCode,
  passDays,
  shownPassCode,
  passStandingOf,
} from '#domain/classrooms/passes/substitute-pass.ts';
import { passLimits } from '#domain/classrooms/passes/pass-limits.ts';

const pass = { day: '2026-11-23', timeZone: 'America/Los_Angeles', revokedAt: null };
const at = (text: string): number => Date.parse(text);

describe('[ORG-13] a pass is valid on one day of its time zone', () => {
  test.each([
    ['2026-11-23T07:59:59.999Z', 'upcoming'],
    ['2026-11-23T08:00:00.000Z', 'current'],
    ['2026-11-24T07:59:59.999Z', 'current'],
    ['2026-11-24T08:00:00.000Z', 'over'],
  ])('at %s it is %s', (now, standing) => {
    expect(passStandingOf(pass, at(now))).toBe(standing);
  });

  test('a day when the clocks change has its own length', () => {
    const fall = { ...pass, day: '2026-11-01' };
    const standings = ['2026-11-01T07:00Z', '2026-11-02T07:59Z', '2026-11-02T08:00Z'];
    expect(standings.map((now) => passStandingOf(fall, at(now)))).toEqual(['current', 'current', 'over']);
  });

  test('a revoked pass is revoked on every day', () => {
    for (const now of ['2026-11-20T12:00Z', '2026-11-23T12:00Z', '2026-11-30T12:00Z'])
      expect(passStandingOf({ ...pass, revokedAt: 0 }, at(now))).toBe('revoked');
  });
});

describe('[ORG-13] a pass can be made for today or a future day', () => {
  const days = passDays('America/Los_Angeles', at('2026-11-23T07:00Z'));

  test('the first day is today in its time zone, and the last one is sixty days later', () => {
    expect(passLimits.daysAhead).toBe(60);
    expect(days).toEqual(['2026-11-22', '2027-01-21']);
  });

  test.each(['2026-11-22', ' 2027-01-21 '])('%j is allowed', (day) => {
    expect(parsePass({ day }, days)).toEqual({ ok: true, value: { day: day.trim() } });
  });

  test.each([
    ['2026-11-21', 'too-early'],
    ['2027-01-22', 'too-late'],
    ['', 'required'],
    ['2026-02-30', 'malformed'],
    ['tomorrow', 'malformed'],
  ])('%j is refused: %s', (day, problem) => {
    const error = { kind: 'form/invalid', fields: { day: problem } };
    expect(parsePass({ day }, days)).toEqual({ ok: false, error });
  });
});

test('[ORG-13] a code is printed in two groups, and accepted with or without them, in any case', () => {
  expect(shownPassCode('ABCDE23456')).toBe('ABCDE-23456');
  for (const typed of ['ABCDE23456', 'abcde-23456', ' ABCDE 23456 '])
    expect(parsePassCode(typed)).toEqual({ ok: true, value: 'ABCDE23456' });
  expect(parsePassCode('ABCDE1')).toEqual({ ok: false, error: 'malformed' });
});
