import type { ImportCard, ImportDetail, ImportRow } from './import-view.ts';
import type { PlannedRow, PlannedTwin } from './planned-row.ts';
import { type RosterImport, undoUntil } from './roster-import.ts';
import { idOfPath } from '../organizations/organization.ts';

/** An import with the names of its organization and of who began it. */
type NamedImport = RosterImport & { readonly organizationName: string; readonly byName: string | null };

/** An import as a list shows it. */
export function importCardOf(one: NamedImport): ImportCard {
  const { id, state, at, files, report, jobId, committedAt, changeSetId } = one;
  return {
    id,
    state,
    at,
    jobId,
    organization: { id: idOfPath(one.organization), name: one.organizationName },
    isRollover: one.rollover !== null,
    by: one.byName,
    files: files.map(({ name, rows }) => ({ name, rows })),
    format: report?.format ?? null,
    counts: report?.counts ?? null,
    issues: report?.issues ?? { error: 0, review: 0, warning: 0 },
    changeSetId: committedAt === null ? null : changeSetId,
    undoUntil: undoUntil(one),
  };
}

/** An import with all that is known of it but its rows. */
export function importDetailOf(one: NamedImport & Pick<ImportDetail, 'beyond'>): ImportDetail {
  const { plan, report, decisions, planned, applied, undo } = one;
  const { mapping, archiveLeft, overwriteEdits, sameAs } = decisions;
  return {
    ...importCardOf(one),
    plan,
    read: (report?.read ?? []).map(({ takenFor, ...file }) => ({
      ...file,
      takenFor: takenFor === null ? null : takenFor.file,
    })),
    columns: [...(report?.columns ?? [])],
    mapping: { ...mapping },
    schools: (report?.schools ?? []).map(({ organization, ...school }) => ({
      ...school,
      organizationId: organization === null ? null : idOfPath(organization),
    })),
    choices: { archiveLeft, overwriteEdits, sameAs: { ...sameAs } },
    confirm: report?.confirm ?? null,
    beyond: one.beyond,
    applied: { done: applied, total: planned },
    undo: undo && {
      reversed: undo.reversed,
      keptCount: undo.keptCount,
      kept: [...undo.kept],
      impossibleCount: undo.impossibleCount,
      impossible: [...undo.impossible],
    },
  };
}

/** What an import would do to a row; nothing for one of which only the link is remembered. */
export const importRowsOf = (
  rows: readonly (PlannedRow & { readonly seq: number; readonly twinIs: PlannedTwin | null })[],
): ImportRow[] =>
  rows.flatMap(({ at, act, link: _link, student: _student, ...row }) =>
    act === 'known' ? [] : [{ ...row, ...at, act }],
  );
