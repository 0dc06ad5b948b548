import type { ClassroomEdit } from './classroom.ts';
import { parseIsoDate } from '../../platform/dates/iso-date.ts';

/** The term of a classroom: its name at the school, and its first and last day. The last day is inclusive. */
export type ClassTerm = Pick<ClassroomEdit, 'firstDay' | 'lastDay' | 'termName'>;

const written = /^(?<first>[\d-]*)\/(?<last>[\d-]*)(?: (?<name>.+))?$/u;

const dayOf = (text: string | undefined) => {
  const day = parseIsoDate(text ?? '');
  return day.ok ? day.value : null;
};

/** Returns a term as one roster value, so that its parts change together: `2026-08-17/2026-12-18 Fall`. Returns null if there is no term. */
export function termText({ termName, firstDay, lastDay }: ClassTerm): string | null {
  const days = `${firstDay ?? ''}/${lastDay ?? ''}`;
  if (termName !== null) return `${days} ${termName}`;
  return days === '/' ? null : days;
}

/** Parses the output of `termText`. */
export function termIn(text: string | null | undefined): ClassTerm {
  const { first, last, name = null } = written.exec(text ?? '')?.groups ?? {};
  return { termName: name, firstDay: dayOf(first), lastDay: dayOf(last) };
}
