import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate, parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import type { ImportRow } from '#domain/rosters/imports/import-view.ts';
import { providerOf } from '#domain/classrooms/change-sets/roster-source.ts';
import { termIn } from '#domain/classrooms/classrooms/class-term.ts';
import { sourceNames } from '../../../../messages/en/roster-sources.ts';
import { plannedWords as words } from '../messages/en/import-wizard.ts';

type Changed = ImportRow['changes'][number];

const days: ReadonlySet<string> = new Set(['from', 'to']);

function termWords(value: string): string {
  const { termName, firstDay, lastDay } = termIn(value);
  const dates = [firstDay, lastDay].flatMap((day) => (day === null ? [] : [formatDate(day)])).join(' – ');
  return [termName === null ? '' : bidiIsolate(termName), dates].filter((part) => part !== '').join(', ');
}

function valueWords(field: string, value: string): string {
  if (field === 'term') return termWords(value);
  const provider = field === 'source' ? providerOf(value) : null;
  if (provider !== null) return sourceNames[provider];
  const day = days.has(field) ? parseIsoDate(value) : null;
  return day?.ok === true ? formatDate(day.value) : (words.value[value] ?? bidiIsolate(value));
}

export function changeWords({ field, from, to }: Changed): string {
  const label = words.field[field] ?? field;
  if (to === null) return from === null ? label : words.cleared(label, valueWords(field, from));
  return from === null
    ? words.set(label, valueWords(field, to))
    : words.fromTo(label, valueWords(field, from), valueWords(field, to));
}

/** Fields that are hidden in new rows, because the name shows them. */
const silent: ReadonlySet<string> = new Set([
  'state',
  'role',
  'given',
  'family',
  'name',
  'organization',
  'login',
]);
/** Fields that are always hidden: ids of other rows, which the row's name already shows, and the day of a state. */
const unsaid: ReadonlySet<string> = new Set(['classroom', 'student', 'teacher', 'follows', 'archivedOn']);
export const shownChanges = ({ act, changes }: ImportRow): readonly Changed[] => {
  const listed = changes.filter(({ field }) => !unsaid.has(field));
  const comes = act === 'added' || act === 'undecided' || act === 'otherSource';
  return comes
    ? listed.filter(({ field, from, to }) => from !== null || (to !== null && !silent.has(field)))
    : listed;
};
