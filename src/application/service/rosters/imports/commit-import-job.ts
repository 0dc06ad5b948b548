import { covers } from '#domain/organizations/access/can.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import { rowsPerBatch } from '#domain/rosters/imports/import-order.ts';
import { changesOfRow, type PlannedRow } from '#domain/rosters/plan/planned-row.ts';
import type { InvitedStaff, RosterImport } from '#domain/rosters/imports/roster-import.ts';
import { MoreTally, withoutMore } from '#domain/rosters/plan/planned-more.ts';
import { familyOf, type RosterFormat } from '#domain/rosters/files/roster-reading.ts';
import type { ChangeSetKind } from '#domain/classrooms/change-sets/change-set.ts';
import type { SourceLink } from '#domain/rosters/plan/import-needs.ts';
import { loadOrderer } from '../../organizations/access/load-orderer.ts';
import type { Acting } from '../../identity/caller/caller.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandler } from '../../platform/ports/jobs.ts';
import type { Stores } from '../../ports/transaction.ts';
import { type AppliedSet, applyChangeSet } from '../../classrooms/students/apply-change-set.ts';
import type { ImportJobPorts } from './act-on-import.ts';
import { inviteStaff } from './invite-staff.ts';
import { mailNewTeachers } from './mail-new-teachers.ts';
import { roomForImport, limitExceededReason } from './room-for-import.ts';
import { wasCanceled } from './was-canceled.ts';

const linksOf = (rows: readonly PlannedRow[]): readonly SourceLink[] =>
  rows.flatMap(({ kind, id, link }) =>
    (kind === 'classroom' || kind === 'student') && id !== null && link !== null
      ? [{ kind, id, sourceId: link }]
      : [],
  );

const kindOf = ({ rollover }: RosterImport): ChangeSetKind =>
  rollover === null ? 'roster-imported' : 'year-rolled-over';

type Committing = {
  readonly importId: string;
  readonly orderer: Acting;
  readonly at: number;
  readonly ids: Ids;
  /** The number of transactions before the remaining room must be counted again. 0 means that it must be counted before these rows. */
  readonly roomy: number;
};

type Committed = { readonly held: RosterImport; readonly roomy: number };

const mostRoomy = 20;
/** Safety factor. Until the next count, this many other imports can add rows equally fast without exceeding the limit. */
const othersAtOnce = 4;

function reportWithout(
  { organization, report }: RosterImport,
  rows: readonly PlannedRow[],
): RosterImport['report'] {
  if (report === null) return null;
  const done = new MoreTally(organization);
  for (const row of rows) done.add(row);
  return { ...report, more: withoutMore(report.more, done.list()) };
}

function withInvited(
  report: RosterImport['report'],
  { sent, notSent }: InvitedStaff,
): RosterImport['report'] {
  if (report === null || sent + notSent === 0) return report;
  const { invited = { sent: 0, notSent: 0 } } = report;
  return { ...report, invited: { sent: invited.sent + sent, notSent: invited.notSent + notSent } };
}

async function applyRows(
  { sources, ...stores }: Pick<Stores, 'audit' | 'logins' | 'roster' | 'sources'>,
  { set, format }: { readonly set: AppliedSet['set']; readonly format: RosterFormat | null },
  rows: readonly PlannedRow[],
): Promise<void> {
  const changes = rows.flatMap(changesOfRow);
  const students = rows.flatMap(({ kind, id }) => (kind === 'student' && id !== null ? [id] : []));
  if (changes.length > 0) await applyChangeSet(stores, { set, changes, students, classroom: null });
  const links = linksOf(rows);
  const { organization } = set;
  if (links.length > 0 && format !== null && organization !== null)
    await sources.link({ organization, family: familyOf(format) }, links);
}

/**
 * Returns the number of transactions before the remaining room must be counted again, so that other imports cannot exceed the limit in the meantime. Counting
 * is avoided if possible, because its time is proportional to the number of students. Returns null if the import no longer fits.
 */
async function roomyAt(
  stores: Pick<Stores, 'capacity'>,
  held: RosterImport,
  { orderer, at }: Pick<Committing, 'at' | 'orderer'>,
): Promise<number | null> {
  const { beyond, spare } = await roomForImport(stores, held, {
    owner: orderer.account.id,
    now: at,
    forUpdate: true,
  });
  if (limitExceededReason(beyond) !== null) return null;
  return Math.min(mostRoomy, Math.max(0, Math.floor(spare / (othersAtOnce * rowsPerBatch))));
}

async function commitSome(
  { imports, sources, ...stores }: Stores,
  { importId, orderer, at, ids, roomy }: Committing,
): Promise<Committed | null> {
  const held = await imports.findForUpdate(importId, everywhere);
  const format = held?.report?.format ?? null;
  if (held === null) return null;
  if (held.state !== 'committing' || held.changeSetId === null) return { held, roomy: 0 };
  const { organization, changeSetId } = held;
  if (!covers(orderer.actor, 'roster.import', { relation: 'none', organization }).ok) return null;
  const rows = await imports.toCommit(importId, held.applied, rowsPerBatch);
  const last = rows.at(-1);
  if (last === undefined) {
    const done = { state: 'committed', applied: held.planned, committedAt: at } as const;
    await imports.change(importId, done);
    if (held.rollover === null) await mailNewTeachers(stores, held, orderer);
    return { held: { ...held, ...done }, roomy: 0 };
  }
  const stillRoomy = roomy > 0 ? roomy - 1 : await roomyAt(stores, held, { orderer, at });
  if (stillRoomy === null) return null;
  const set = { id: changeSetId, kind: kindOf(held), organization, by: orderer.account.id, at };
  await applyRows({ sources, ...stores }, { set, format }, rows);
  // The position for a retry, which is written in the same transaction, so that no row is applied twice.
  const report = withInvited(
    reportWithout(held, rows),
    await inviteStaff(stores, orderer, { rows, now: at, ids }),
  );
  await imports.change(importId, { applied: last.seq, committedAt: at, report });
  return { held: { ...held, applied: last.seq, report }, roomy: stillRoomy };
}

/**
 * Commits the plan of an import, `rowsPerBatch` rows per transaction, as one change set. Each value is compared with the value in the preview. After a crash,
 * another process continues. Ends early if the user may no longer import, or if trials and licenses have no room left.
 */
export function commitImportJob(ports: ImportJobPorts): JobHandler<JobKinds, 'commit-import'> {
  const { transaction, clock, ids } = ports;
  const stop = (id: string): Promise<void> =>
    transaction.run(async ({ imports }) => {
      const held = await imports.findForUpdate(id, everywhere);
      if (held?.state === 'committing') await imports.change(id, { state: 'canceled' });
    });
  return async (order, attempt) => {
    const { importId } = order;
    const orderer = await loadOrderer(ports, order);
    let roomy = 0;
    for (;;) {
      const next = orderer === null ? null : { importId, orderer, at: clock.now(), ids, roomy };
      const committed = next === null ? null : await transaction.run((stores) => commitSome(stores, next));
      if (committed === null) {
        await stop(importId);
        return { importId };
      }
      const { held } = committed;
      roomy = committed.roomy;
      if (held.state !== 'committing') return { importId };
      if (await attempt.report({ done: held.applied, total: held.planned, step: 'committing' })) continue;
      // If another process took over the job, that process continues.
      if (await wasCanceled(ports, attempt, order)) await stop(importId);
      return { importId };
    }
  };
}
