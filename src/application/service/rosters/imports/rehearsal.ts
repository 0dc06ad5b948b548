import { InventedNames, inventedRow } from '#domain/rosters/plan/invented-names.ts';
import type { ImportChoices } from '#domain/rosters/plan/import-needs.ts';
import type { PlannedRow } from '#domain/rosters/plan/planned-row.ts';
import { personKey, type SourceStudent } from '#domain/rosters/files/roster-snapshot.ts';
import type { RosterImport } from '#domain/rosters/imports/roster-import.ts';
import type { KeptRecord } from '../ports/import-store.ts';
import type { ImportPorts } from './act-on-import.ts';

type Keys = ImportPorts['vault'];
type Rehearsal = Pick<RosterImport, 'id' | 'isRehearsal'>;

const about = (id: string): string => `rehearsal ${id}`;

/** Returns the invented names of a rehearsal, which stay the same during the rehearsal. The real names cannot be derived from them. */
export const inventedNamesOf = (
  vault: Pick<Keys, 'digest'>,
  { id }: Pick<RosterImport, 'id'>,
): InventedNames => new InventedNames((text) => vault.digest(text, about(id)));

/**
 * Returns a stored record of a rehearsal. Its values are encrypted in one cell, because real names must not be stored in plain text (ROS-10). Every plan needs
 * them, and they are deleted with the rehearsal.
 */
export const sealRecord = (vault: Pick<Keys, 'seal'>, id: string, record: KeptRecord): KeptRecord => ({
  ...record,
  cells: record.cells.length === 0 ? [] : [vault.seal(JSON.stringify(record.cells), about(id))],
});

export function openCells(
  vault: Pick<Keys, 'open'>,
  { id, isRehearsal }: Rehearsal,
  cells: readonly string[],
): readonly string[] {
  const [sealed] = cells;
  if (!isRehearsal || sealed === undefined) return cells;
  const opened: readonly string[] = JSON.parse(vault.open(sealed, about(id)));
  return opened;
}

/** Yields the rows of a rehearsal with invented names, except rows that only store a source id. */
export async function* inventedRows(
  rows: AsyncIterable<PlannedRow> | Iterable<PlannedRow>,
  names: InventedNames,
): AsyncGenerator<PlannedRow> {
  for await (const row of rows) if (row.act !== 'known') yield inventedRow(names, row);
}

/** Returns the user's decisions about which existing student each row is. A rehearsal stores digests of the row keys. */
export function decidedSameAs(
  vault: Pick<Keys, 'digest'>,
  held: Pick<RosterImport, 'decisions' | 'id' | 'isRehearsal'>,
  students: Iterable<SourceStudent>,
): ImportChoices['sameAs'] {
  const decided = new Map(Object.entries(held.decisions.sameAs));
  if (!held.isRehearsal || decided.size === 0) return decided;
  const names = inventedNamesOf(vault, held);
  return new Map(
    [...students].flatMap((student) => {
      const key = personKey(student);
      const same = decided.get(names.key(key));
      return same === undefined ? [] : [[key, same] as const];
    }),
  );
}
