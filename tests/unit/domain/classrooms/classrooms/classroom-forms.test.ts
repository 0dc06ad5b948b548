import { describe, expect, test } from 'vitest';
import {
  parseAssignment,
  parseClassroom,
  parseProgress,
} from '#domain/classrooms/classrooms/classroom-forms.ts';
import { parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import { aClassroomEdit } from '../../../../builders/a-classroom.ts';

const plain = { visible: true, opensOn: null, dueOn: null, note: '' };
const refused = (fields: object) => ({ ok: false, error: { kind: 'form/invalid', fields } });

describe('a classroom', () => {
  test('[ROS-1] has a trimmed name and an optional grade band', () => {
    expect(parseClassroom({ name: '  Room   12 ', gradeBand: '3-5' })).toEqual({
      ok: true,
      value: aClassroomEdit({ gradeBand: '3-5' }),
    });
    expect(parseClassroom({ name: '🚢'.repeat(80), gradeBand: '' })).toMatchObject({
      ok: true,
      value: { gradeBand: null },
    });
  });

  test('[ROS-1] can have a term with a first and a last day', () => {
    const term = { termName: ' Fall  2026 ', firstDay: '2026-09-01', lastDay: '2026-12-18' };
    expect(parseClassroom({ name: '4B', gradeBand: null, ...term })).toMatchObject({
      value: { ...term, termName: 'Fall 2026' },
    });
    const oneDay = { termName: null, firstDay: '2026-09-01', lastDay: '2026-09-01' };
    expect(parseClassroom({ name: '4B', gradeBand: null, ...oneDay })).toMatchObject({ value: oneDay });
  });

  test('[ROS-1] can have a color and a picture', () => {
    const mark = { color: 'moss', icon: 'turtle' };
    expect(parseClassroom({ name: '4B', gradeBand: null, ...mark })).toMatchObject({ value: mark });
    expect(parseClassroom({ name: '4B', gradeBand: null, color: '', icon: '' })).toMatchObject({
      value: { color: null, icon: null },
    });
  });

  test.each([
    [
      { name: '4B', gradeBand: null, firstDay: '2026-09-02', lastDay: '2026-09-01' },
      { lastDay: 'too-early' },
    ],
    [
      { name: '4B', gradeBand: null, firstDay: '9/2', termName: 'x'.repeat(41) },
      { firstDay: 'malformed', termName: 'too-long' },
    ],
    [{ name: ' ', gradeBand: null }, { name: 'required' }],
    [
      { name: '4B', gradeBand: null, color: 'puce', icon: 'whale' },
      { color: 'unknown-value', icon: 'unknown-value' },
    ],
    [{ name: 'x'.repeat(81), gradeBand: null }, { name: 'too-long' }],
    [
      { name: 'Room\u0000', gradeBand: '9' },
      { name: 'malformed', gradeBand: 'unknown-value' },
    ],
  ])('is refused with the field: %j', (draft, fields) => {
    expect(parseClassroom(draft)).toEqual(refused(fields));
  });
});

describe('an assigned lesson', () => {
  test('[LES-7] has dates and a note of several lines', () => {
    const edit = { ...plain, opensOn: '2026-11-23', dueOn: '2026-11-23', note: ' Bring\r\ncups. ' };
    expect(parseAssignment(edit)).toEqual({ ok: true, value: { ...edit, note: 'Bring\ncups.' } });
  });

  test.each([
    [{ opensOn: '2026-11-24', dueOn: '2026-11-23' }, { dueOn: 'too-early' }],
    [{ opensOn: '11/24/26' }, { opensOn: 'malformed' }],
    [
      { opensOn: '2026-02-29', dueOn: 'never' },
      { opensOn: 'malformed', dueOn: 'malformed' },
    ],
    [{ note: 'x'.repeat(1001) }, { note: 'too-long' }],
    [{ note: 'a\u0007b' }, { note: 'malformed' }],
  ])('is refused with the field: %j', (given, fields) => {
    expect(parseAssignment({ ...plain, ...given })).toEqual(refused(fields));
  });
});

test.each([
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['2100-02-29', false],
  ['2026-04-31', false],
  ['2026-00-10', false],
  ['2026-13-01', false],
  ['2026-01-00', false],
  ['1999-12-31', false],
  ['2026-1-1', false],
])('%s is a calendar day: %s', (date, real) => {
  expect(parseIsoDate(date).ok).toBe(real);
});

describe('progress', () => {
  test.each([null, 0, 600])('[LES-7] accepts %s minutes', (minutes) => {
    expect(parseProgress({ state: 'done', minutes })).toEqual({
      ok: true,
      value: { state: 'done', minutes },
    });
  });

  test.each([
    [601, 'too-long'],
    [-1, 'malformed'],
    [1.5, 'malformed'],
    [Number.NaN, 'malformed'],
  ])('refuses %s minutes', (minutes, problem) => {
    expect(parseProgress({ state: 'done', minutes })).toEqual(refused({ minutes: problem }));
  });

  test('has known states', () => {
    expect(parseProgress({ state: 'toString', minutes: null })).toEqual(refused({ state: 'unknown-value' }));
  });
});
