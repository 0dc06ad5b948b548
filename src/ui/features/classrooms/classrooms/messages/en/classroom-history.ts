import { counted } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ClassroomField, ClassroomValueChange } from '#domain/classrooms/classrooms/classroom-change.ts';
import type { ClassroomFact, ClassroomFactKind } from '#domain/classrooms/students/classroom-history.ts';
import { formatDate, parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import { colorWords, iconWords } from './classroom-marks.ts';

const factKindWords: Readonly<Record<ClassroomFactKind, (count: number) => string>> = {
  came: (count) => `${counted(count, 'student')} joined`,
  left: (count) => `${counted(count, 'student')} left`,
  archived: (count) => `${counted(count, 'student')} archived`,
  restored: (count) => `${counted(count, 'student')} restored`,
  merged: (count) => `${counted(count, 'student')} merged with another record of the same student`,
  changed: (count) => `${counted(count, 'student')} changed`,
  'room-made': () => 'The class was created',
  'room-archived': () => 'The class was archived',
  'room-restored': () => 'The class was restored',
  'room-changed': () => 'The name or the grades of the class changed',
  'room-moved': () => 'The class moved to another school',
};

export function classFactWords({ of, names, count }: ClassroomFact): string {
  const text = factKindWords[of](count);
  if (names.length === 0) return text;
  const more = count - names.length;
  const named = names.map(bidiIsolate).join(', ');
  return `${text}: ${named}${more === 0 ? '' : ` and ${more} more`}`;
}

const fieldWords: Readonly<Record<ClassroomField, string>> = {
  name: 'Name',
  gradeBand: 'Grades',
  termName: 'Term',
  firstDay: 'First day',
  lastDay: 'Last day',
  color: 'Color',
  icon: 'Picture',
};

/** Returns the text of a value. A value that is no longer offered is shown as it was recorded. */
const wordOf = (words: Readonly<Record<string, string>>, value: string): string => words[value] ?? value;

function valueWords(field: ClassroomField, value: string | null): string {
  if (value === null) return 'not set';
  if (field === 'color') return wordOf(colorWords, value);
  if (field === 'icon') return wordOf(iconWords, value);
  const day = parseIsoDate(value);
  return day.ok ? formatDate(day.value) : value.replaceAll('-', '–');
}

export function classChangeWords({ field, from, to }: ClassroomValueChange): string {
  const label = fieldWords[field];
  return from === null && to === null
    ? `${label} changed`
    : `${label}: ${valueWords(field, from)} → ${valueWords(field, to)}`;
}

export const classroomHistoryWords = {
  heading: 'Activity',
  lead: 'What happened to the students, lessons, teachers, settings and class code of this class, newest first. Changes to students can be undone for 7 days.',
  none: 'Nothing has happened yet',
  noneAdvice: 'You will see it here when students join, a lesson is assigned or a teacher joins.',
  list: 'What happened',
  undone: 'Undone',
  later: 'Later',
  earlier: 'Earlier',
  about: (what: string, name: string) => `${what}: ${bidiIsolate(name)}`,
} as const;
