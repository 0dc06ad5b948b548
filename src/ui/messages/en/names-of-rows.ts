import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { NamedRowNotUndone } from '#domain/classrooms/change-sets/undo-report.ts';

const maxNames = 10;

/** Formats the names of rows that an undo did not change, without duplicates and after a colon: ": Ada Lo, 4B and 3 more". Returns '' if no row has a name. */
export function namesOfRows(rows: readonly NamedRowNotUndone[]): string {
  const names = [...new Set(rows.flatMap(({ name }) => name ?? []))];
  const more = names.length - maxNames;
  const shown = names.slice(0, maxNames).map(bidiIsolate).join(', ');
  return names.length === 0 ? '' : `: ${shown}${more > 0 ? ` and ${more} more` : ''}`;
}
