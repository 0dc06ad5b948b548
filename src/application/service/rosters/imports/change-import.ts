import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { covers } from '#domain/organizations/access/can.ts';
import type { ImportRefused } from '#domain/rosters/imports/import-refusals.ts';
import type {
  ImportDecisions,
  ImportKind,
  ImportReport,
  RosterImport,
} from '#domain/rosters/imports/roster-import.ts';
import { undoUntil } from '#domain/rosters/imports/roster-import.ts';
import type { FormatFamily } from '#domain/rosters/files/file-spec.ts';
import { familyOf } from '#domain/rosters/files/roster-reading.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Stores } from '../../ports/transaction.ts';
import { roomForImport, limitExceededReason } from './room-for-import.ts';
import { actOnImport, continueImport, type ImportPorts } from './act-on-import.ts';

export type Ordered = { readonly jobId: string };
type Kind = 'commit-import' | 'plan-import' | 'undo-import';
type Change = Partial<RosterImport>;

/** Enqueues a job of an import and saves the import's changes. */
export async function orderImportJob(
  { jobs, imports }: Stores,
  { account, membership }: Caller,
  { kind, held, change }: { readonly kind: Kind; readonly held: RosterImport; readonly change: Change },
): Promise<Ordered> {
  const importId = held.id;
  // The caller may act in the district of the import's school.
  const organization = membership?.organization ?? held.organization;
  const jobId = await jobs.enqueue(kind, { importId, by: account.id, organization }, account.id);
  await imports.change(importId, { ...change, jobId });
  return { jobId };
}

/** Starts an import into an organization, which is chosen before any file (R16). */
export type StartImport = (
  caller: Caller,
  organizationId: string,
  kind?: ImportKind,
) => Promise<Result<{ readonly id: string }, ImportRefused<'start'>>>;

export function startImport({ transaction, clock, ids }: ImportPorts): StartImport {
  return ({ actor, account }, organizationId, { rehearsal = false } = {}) =>
    transaction.run(async ({ audit, imports, organizations }) => {
      const into = await organizations.byId(organizationId, scopeOf(actor, 'roster.import'));
      if (into === null) return err({ kind: 'organization/no-such-school' });
      const { path: organization } = into;
      if (!covers(actor, 'roster.import', { relation: 'none', organization }).ok)
        return err({ kind: 'license/ended' });
      const id = ids.next();
      await imports.open({ id, organization, by: account.id, at: clock.now(), isRehearsal: rehearsal });
      await audit.record({ action: 'import/started', by: account.id, subject: id, organization });
      return ok({ id });
    });
}

export type PlanStoredImport = (
  caller: Caller,
  id: string,
  decided: Partial<ImportDecisions>,
) => Promise<Result<Ordered, ImportRefused<'plan'>>>;

export const planStoredImport =
  (ports: Pick<ImportPorts, 'transaction'>): PlanStoredImport =>
  (caller, id, decided) =>
    continueImport<Ordered, never>(ports, caller, { id, act: 'plan' }, async ({ stores, held }) => {
      const decisions = { ...held.decisions, ...decided };
      // A column that was not stored can be read only if the file is uploaded again.
      if (decided.mapping !== undefined && !held.isRehearsal)
        await remember(stores, { ...held, decisions }, 'csv');
      const change = { state: 'reading', decisions } as const;
      return ok(await orderImportJob(stores, caller, { kind: 'plan-import', held, change }));
    });

async function remember(
  { sources }: Pick<Stores, 'sources'>,
  { organization, decisions: { mapping, schools } }: RosterImport,
  family: FormatFamily,
): Promise<void> {
  const source = { organization, family };
  const known = await sources.remembered(source);
  await sources.remember(source, {
    mapping: { ...known?.mapping, ...mapping },
    schools: { ...known?.schools, ...schools },
  });
}

/** Logs which of our students the user linked to students of the source (R19). */
async function recordLinks(
  { audit }: Pick<Stores, 'audit'>,
  { account }: Caller,
  { id, organization, decisions }: RosterImport,
): Promise<void> {
  const concerns = [...new Set(Object.values(decisions.sameAs))].filter((same) => same !== 'new');
  if (concerns.length === 0) return;
  const action = 'import/students-linked';
  await audit.record({ action, by: account.id, subject: id, organization, concerns });
}

export type Commit = { readonly plan: number; readonly confirm: number | null };

/** Returns the report of the displayed plan; null if there is a newer plan, or no file was recognized. */
const seenReport = ({ report, rollover, plan }: RosterImport, seen: number): RosterImport['report'] =>
  plan === seen && (rollover !== null || report?.format !== null) ? report : null;

/**
 * Whether another import was committed after the plan was made, or a user added a student of the plan. In both cases, the same students may have been added
 * already.
 */
const isStale = async (
  { imports }: Pick<Stores, 'imports'>,
  held: RosterImport,
  { basis, readAt }: Pick<ImportReport, 'basis' | 'readAt'>,
): Promise<boolean> =>
  basis !== (await imports.progressOfOthers(held)) ||
  (readAt !== undefined && (await imports.isAddedSince(held, readAt)));

/**
 * Commits the displayed plan if trials and licenses have room for it. If the plan is outdated, plans the import again and refuses the commit. Saves the
 * decisions for the source.
 */
export type CommitImport = (
  caller: Caller,
  id: string,
  commit: Commit,
) => Promise<Result<Ordered, ImportRefused<'commit'>>>;

export const commitImport =
  (ports: ImportPorts): CommitImport =>
  (caller, id, { plan, confirm }) =>
    continueImport<Ordered, ImportRefused<'commit'>>(
      ports,
      caller,
      { id, act: 'commit' },
      async ({ stores, held }) => {
        const report = seenReport(held, plan);
        if (held.isRehearsal) return err({ kind: 'import/rehearsal' });
        if (held.state === 'committing')
          return ok(await orderImportJob(stores, caller, { kind: 'commit-import', held, change: {} }));
        if (report === null) return err({ kind: 'import/changed' });
        if (report.confirm !== null && report.confirm.removed !== confirm)
          return err({ kind: 'import/confirm-needed' });
        const access = { owner: caller.account.id, now: ports.clock.now(), forUpdate: true };
        const full = limitExceededReason((await roomForImport(stores, held, access)).beyond);
        if (full !== null) return err(full);
        if (await isStale(stores, held, report)) {
          await orderImportJob(stores, caller, { kind: 'plan-import', held, change: { state: 'reading' } });
          return err({ kind: 'import/changed' });
        }
        if (report.format !== null) await remember(stores, held, familyOf(report.format));
        await recordLinks(stores, caller, held);
        const change = { state: 'committing', changeSetId: ports.ids.next(), applied: 0 } as const;
        return ok(await orderImportJob(stores, caller, { kind: 'commit-import', held, change }));
      },
    );

/** Cancels a commit between two of its parts. Committed parts stay and can be undone. */
export type CancelImport = (caller: Caller, id: string) => Promise<Result<void, ImportRefused<'cancel'>>>;

export const cancelImport =
  (ports: Pick<ImportPorts, 'transaction'>): CancelImport =>
  (caller, id) =>
    actOnImport<void, never>(ports, caller, { id, act: 'cancel' }, async ({ stores }) =>
      ok(await stores.imports.change(id, { state: 'canceled' })),
    );

export type UndoImport = (caller: Caller, id: string) => Promise<Result<Ordered, ImportRefused<'undo'>>>;

export const undoImport =
  (ports: ImportPorts): UndoImport =>
  (caller, id) =>
    actOnImport<Ordered, ImportRefused<'undo'>>(
      ports,
      caller,
      { id, act: 'undo' },
      async ({ stores, held }) => {
        if (held.state === 'undoing')
          return ok(await orderImportJob(stores, caller, { kind: 'undo-import', held, change: {} }));
        if (ports.clock.now() >= (undoUntil(held) ?? 0)) return err({ kind: 'roster/undo-too-late' });
        const counts = { reversed: 0, keptCount: 0, kept: [], impossibleCount: 0, impossible: [] };
        const undo = { ...counts, changeSetId: ports.ids.next(), before: null };
        const change = { state: 'undoing', undo } as const;
        return ok(await orderImportJob(stores, caller, { kind: 'undo-import', held, change }));
      },
    );

export type DiscardImport = (caller: Caller, id: string) => Promise<Result<void, ImportRefused<'discard'>>>;

export const discardImport =
  (ports: Pick<ImportPorts, 'transaction'>): DiscardImport =>
  (caller, id) =>
    actOnImport<void, never>(ports, caller, { id, act: 'discard' }, async ({ stores, held }) => {
      const { imports, audit } = stores;
      const { organization } = held;
      await imports.erase(id);
      await audit.record({ action: 'import/discarded', by: caller.account.id, subject: id, organization });
      // An import that was committed can still be undone, so it keeps its state.
      if (held.changeSetId === null) await imports.change(id, { state: 'discarded' });
      return ok(undefined);
    });
