import type { ImportCard, ImportDetail, ImportRow } from './import-view.ts';
import type { PlannedRow, PlannedTwin } from '../plan/planned-row.ts';
import { type RosterImport, undoUntil } from './roster-import.ts';
import { idOfPath } from '../../identity/membership/organization.ts';

type NamedImport = Omit<RosterImport, 'undo'> & {
  readonly organizationName: string;
  readonly byName: string | null;
};

export function importCardOf(one: NamedImport): ImportCard {
  const { id, state, at, files, report, jobId, committedAt, changeSetId } = one;
  return {
    id,
    state,
    at,
    jobId,
    organization: { id: idOfPath(one.organization), name: one.organizationName },
    isRollover: one.rollover !== null,
    isRehearsal: one.isRehearsal,
    by: one.byName,
    files: files.map(({ name, rows }) => ({ name, rows })),
    format: report?.format ?? null,
    counts: report?.counts ?? null,
    issues: report?.issues ?? { error: 0, review: 0, warning: 0 },
    changeSetId: committedAt === null ? null : changeSetId,
    undoUntil: undoUntil(one),
  };
}

const reportOf = (
  report: RosterImport['report'],
): Pick<ImportDetail, 'columns' | 'confirm' | 'invited' | 'read' | 'schools'> => ({
  read: (report?.read ?? []).map(({ takenFor, ...file }) => ({
    ...file,
    takenFor: takenFor === null ? null : takenFor.file,
  })),
  columns: report?.columns ?? [],
  schools: (report?.schools ?? []).map(({ organization, ...school }) => ({
    ...school,
    organizationId: organization === null ? null : idOfPath(organization),
  })),
  invited: report?.invited ?? null,
  confirm: report?.confirm ?? null,
});

/** Returns an import without its rows. */
export function importDetailOf(one: NamedImport & Pick<ImportDetail, 'beyond' | 'undo'>): ImportDetail {
  const { plan, report, decisions, planned, applied, undo } = one;
  const { mapping, schools: _, ...choices } = decisions;
  return {
    ...importCardOf(one),
    plan,
    ...reportOf(report),
    missing: report?.missing ?? 0,
    mapping: { ...mapping },
    choices: { ...choices, sameAs: { ...choices.sameAs } },
    beyond: one.beyond,
    applied: { done: applied, total: planned },
    undo,
  };
}

/** Returns the planned rows, except those that only store a link. */
export const importRowsOf = (
  rows: readonly (PlannedRow & { readonly seq: number; readonly twinIs: PlannedTwin | null })[],
): ImportRow[] =>
  rows.flatMap(({ at, act, link: _link, student: _student, ...row }) =>
    act === 'known' ? [] : [{ ...row, ...at, act }],
  );
