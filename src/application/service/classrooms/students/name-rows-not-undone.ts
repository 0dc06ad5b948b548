import { keyOf } from '#domain/classrooms/change-sets/roster.ts';
import type { RowNotUndone, NamedRowNotUndone } from '#domain/classrooms/change-sets/undo-report.ts';
import type { RosterStore } from '../ports/roster-store.ts';

type Lists<Row> = { readonly kept: readonly Row[]; readonly impossible: readonly Row[] };

export async function nameRowsNotUndone(
  roster: Pick<RosterStore, 'namesOf'>,
  { kept, impossible }: Lists<RowNotUndone>,
): Promise<Lists<NamedRowNotUndone>> {
  const names = await roster.namesOf([...kept, ...impossible]);
  const named = (row: RowNotUndone): NamedRowNotUndone => ({ ...row, name: names.get(keyOf(row)) ?? null });
  return { kept: kept.map(named), impossible: impossible.map(named) };
}
