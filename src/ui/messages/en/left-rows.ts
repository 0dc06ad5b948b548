import { bidiIsolate } from '#domain/account/bidi-isolate.ts';
import type { NamedLeftRow } from '#domain/roster/undo-report.ts';

const mostNames = 10;

/** The names of rows that an undo left, each once, behind a colon: ": Ada Lo, 4B and 3 more"; '' where none has a name. */
export function namesOfLeft(rows: readonly NamedLeftRow[]): string {
  const names = [...new Set(rows.flatMap(({ name }) => name ?? []))];
  const more = names.length - mostNames;
  const shown = names.slice(0, mostNames).map(bidiIsolate).join(', ');
  return names.length === 0 ? '' : `: ${shown}${more > 0 ? ` and ${more} more` : ''}`;
}
