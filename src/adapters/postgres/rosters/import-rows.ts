import { sql, type Updateable } from 'kysely';
import type { ImportChange, NamedImport } from '#application/service/rosters/ports/import-store.ts';
import type { RosterImport } from '#domain/rosters/imports/roster-import.ts';
import type { ImportsTable } from './import-tables.ts';
import { instant } from '../schema.ts';

/** An import as a query returns it. Only some queries return the names. */
export type StoredImportRow = RosterImport & {
  readonly organizationName?: string | null;
  readonly byName?: string | null;
};

export const importColumns = sql`i.id, i.organization_path as organization, i.made_by as by, i.made_at as at, i.is_rehearsal as "isRehearsal", i.state, i.plan,
  i.files, i.decisions, i.rollover, i.report, i.undo, i.job_id as "jobId", i.change_set_id as "changeSetId", i.planned, i.applied,
  i.committed_at as "committedAt"`;

export const importOf = ({
  organizationName: _organization,
  byName: _by,
  ...row
}: StoredImportRow): RosterImport => row;

export const namedImportOf = (row: StoredImportRow): NamedImport => ({
  ...row,
  organizationName: row.organizationName ?? '',
  byName: row.byName ?? null,
});

const documentOf = (value: object | null | undefined): string | null | undefined =>
  value === undefined || value === null ? value : JSON.stringify(value);

/** Returns the columns that a change writes. Omitted fields are not written. */
export function importColumnsOf(change: ImportChange): Updateable<ImportsTable> {
  const { state, plan, planned, applied, files, decisions, rollover, report, undo, committedAt } = change;
  const columns = {
    state,
    plan,
    planned,
    applied,
    files: files === undefined ? undefined : JSON.stringify(files),
    decisions: decisions === undefined ? undefined : JSON.stringify(decisions),
    rollover: documentOf(rollover),
    report: documentOf(report),
    undo: documentOf(undo),
    job_id: change.jobId,
    change_set_id: change.changeSetId,
    committed_at: typeof committedAt === 'number' ? instant(committedAt) : committedAt,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
