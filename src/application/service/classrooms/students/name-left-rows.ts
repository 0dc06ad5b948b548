import { keyOf } from '#domain/classrooms/change-sets/roster.ts';
import type { LeftRow, NamedLeftRow } from '#domain/classrooms/change-sets/undo-report.ts';
import type { RosterStore } from '../ports/roster-store.ts';

type Lists<Row> = { readonly kept: readonly Row[]; readonly impossible: readonly Row[] };

export async function nameLeftRows(
  roster: Pick<RosterStore, 'namesOf'>,
  { kept, impossible }: Lists<LeftRow>,
): Promise<Lists<NamedLeftRow>> {
  const names = await roster.namesOf([...kept, ...impossible]);
  const named = (row: LeftRow): NamedLeftRow => ({ ...row, name: names.get(keyOf(row)) ?? null });
  return { kept: kept.map(named), impossible: impossible.map(named) };
}
