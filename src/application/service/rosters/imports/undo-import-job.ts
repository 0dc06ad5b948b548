import { everywhere } from '#domain/organizations/access/scope.ts';
import type { ImportUndo, RosterImport } from '#domain/rosters/imports/roster-import.ts';
import { inverse } from '#domain/classrooms/change-sets/inverse.ts';
import { undoReport } from '#domain/classrooms/change-sets/undo-report.ts';
import type { AppliedChange } from '#domain/classrooms/change-sets/change.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandler } from '../../platform/ports/jobs.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { ImportJobPorts } from './act-on-import.ts';

const changesPerBatch = 4_000;
/** Maximum number of names per list. The counts include all rows. */
const maxNamed = 200;

type Placed = AppliedChange & { readonly seq: number };

/** Returns the changes without the last row's changes, which may be incomplete. The changes are in reverse order. */
function wholeRows(changes: readonly Placed[]): readonly Placed[] {
  const last = changes.at(-1);
  if (changes.length < changesPerBatch || last === undefined) return changes;
  return changes.filter(({ kind, id }) => kind !== last.kind || id !== last.id);
}

/** Undoes the last remaining changes of an import and adds the results to its lists; null if there are none left. */
async function undoSome(
  { imports, roster, audit }: Stores,
  { importId, by, at }: { readonly importId: string; readonly by: string; readonly at: number },
): Promise<RosterImport | null> {
  const held = await imports.findForUpdate(importId, everywhere);
  if (held?.state !== 'undoing' || held.undo === null || held.changeSetId === null) return null;
  const { organization, undo, changeSetId } = held;
  const some = wholeRows(await roster.changesBefore(changeSetId, undo.before, changesPerBatch));
  const first = some.at(-1);
  if (first === undefined) {
    await imports.change(importId, { state: 'undone', applied: 0 });
    return null;
  }
  const set = { id: undo.changeSetId, kind: 'undo', organization, by, at, undoes: changeSetId } as const;
  const undone = await roster.apply(set, inverse(some.toReversed()));
  const { reversed, kept, impossible } = undoReport(undone);
  const next: ImportUndo = {
    changeSetId: undo.changeSetId,
    before: first.seq,
    reversed: undo.reversed + reversed,
    keptCount: undo.keptCount + kept.length,
    kept: [...undo.kept, ...kept].slice(0, maxNamed),
    impossibleCount: undo.impossibleCount + impossible.length,
    impossible: [...undo.impossible, ...impossible].slice(0, maxNamed),
  };
  const concerns = new Set(undone.flatMap(({ kind, id }) => (kind === 'student' ? [id] : [])));
  const subject = changeSetId;
  await audit.record({ action: 'change-set/undone', by, subject, organization, concerns: [...concerns] });
  await imports.change(importId, { undo: next });
  return { ...held, undo: next };
}

/**
 * Undoes an import in reverse order, with a few thousand values per transaction (R14). Later edits are kept. After a crash, another process continues. An undo
 * cannot be canceled, because an incomplete undo is useless.
 */
export function undoImportJob({
  transaction,
  clock,
}: Pick<ImportJobPorts, 'clock' | 'transaction'>): JobHandler<JobKinds, 'undo-import'> {
  return async ({ importId, by }, { report }) => {
    for (;;) {
      const held = await transaction.run((stores) => undoSome(stores, { importId, by, at: clock.now() }));
      if (held === null) return { importId };
      const { reversed = 0, keptCount = 0, impossibleCount = 0 } = held.undo ?? {};
      await report({ done: reversed + keptCount + impossibleCount, total: held.planned, step: 'undoing' });
    }
  };
}
