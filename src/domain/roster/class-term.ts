import type { ClassroomEdit } from '../classrooms/classroom.ts';
import { parseIsoDate } from '../dates/iso-date.ts';

/** The term of a classroom: what the school calls it, and its days, the last one included. */
export type ClassTerm = Pick<ClassroomEdit, 'firstDay' | 'lastDay' | 'termName'>;

const written = /^(?<first>[\d-]*)\/(?<last>[\d-]*)(?: (?<name>.+))?$/u;

const dayOf = (text: string | undefined) => {
  const day = parseIsoDate(text ?? '');
  return day.ok ? day.value : null;
};

/**
 * A term as the one value that it is in a roster, so that its parts change together: `2026-08-17/2026-12-18 Fall`. Null for none.
 */
export function termText({ termName, firstDay, lastDay }: ClassTerm): string | null {
  const days = `${firstDay ?? ''}/${lastDay ?? ''}`;
  if (termName !== null) return `${days} ${termName}`;
  return days === '/' ? null : days;
}

/** What `termText` wrote. */
export function termIn(text: string | null | undefined): ClassTerm {
  const { first, last, name = null } = written.exec(text ?? '')?.groups ?? {};
  return { termName: name, firstDay: dayOf(first), lastDay: dayOf(last) };
}
