import { maxTermNameLength } from '../../classrooms/classrooms/classroom-forms.ts';
import { termText } from '../../classrooms/classrooms/class-term.ts';
import type { SourceTerm } from './roster-snapshot.ts';

/**
 * Returns the term of a classroom from its source terms, in the format of `termText`: from the earliest first day to the latest last day,
 * with all names if they fit. Null if no term is known. Leaves out days in the wrong order.
 */
export function termOfClass(ids: readonly string[], terms: ReadonlyMap<string, SourceTerm>): string | null {
  const found = ids
    .flatMap((id) => terms.get(id) ?? [])
    .toSorted((one, other) => ((one.start ?? '') < (other.start ?? '') ? -1 : 1));
  const [first] = found;
  if (first === undefined) return null;
  const [firstDay = null] = found.flatMap(({ start }) => start ?? []).toSorted();
  const lastDay =
    found
      .flatMap(({ end }) => end ?? [])
      .toSorted()
      .at(-1) ?? null;
  const isInOrder = firstDay === null || lastDay === null || firstDay <= lastDay;
  const all = [...new Set(found.map(({ name }) => name))].join(', ');
  const name = all.length > maxTermNameLength ? first.name : all;
  const termName = Array.from(name).slice(0, maxTermNameLength).join('').trim();
  return termText({ termName, firstDay: isInOrder ? firstDay : null, lastDay: isInOrder ? lastDay : null });
}
