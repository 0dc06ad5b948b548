import { covers } from '#domain/organizations/access/can.ts';
import { emptyScope } from '#domain/organizations/access/scope.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { ImportRefused } from '#domain/rosters/imports/import-refusals.ts';
import type { ImportKind, RosterImport } from '#domain/rosters/imports/roster-import.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { inventedView } from '#domain/rosters/rollover/invented-view.ts';
import { planRollover } from '#domain/rosters/rollover/plan-rollover.ts';
import { noChoices, type RolloverChoices } from '#domain/rosters/rollover/rollover.ts';
import type { RolloverView } from '#domain/rosters/rollover/rollover-view.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Stores } from '../../ports/transaction.ts';
import { continueImport, type ImportPorts, isIn } from './act-on-import.ts';
import { inventedNamesOf } from './rehearsal.ts';

/** How many of the newest imports are searched for an unfinished rollover. */
const maxLooked = 200;

async function teachersOf(
  { classrooms }: Pick<Stores, 'classrooms'>,
  organization: string,
): Promise<RolloverView['teachers']> {
  const listed = await classrooms.list({ ...emptyScope, organizations: [organization] });
  return Object.fromEntries(
    listed.map(({ id, teachers }) => [id, teachers.map(({ name, email }) => name ?? email ?? '').join(', ')]),
  );
}

async function viewOf(
  stores: Pick<Stores, 'classrooms' | 'roster'>,
  { ids, clock, vault }: Pick<ImportPorts, 'clock' | 'ids' | 'vault'>,
  held: Pick<RosterImport, 'id' | 'isRehearsal' | 'organization' | 'rollover'>,
): Promise<RolloverView> {
  const { id, organization, rollover } = held;
  const choices = rollover ?? noChoices;
  const roster = await stores.roster.held(organization);
  // The numbers do not depend on the day. The committed plan uses the day at the school.
  const context = { organization, today: dayInZone('UTC')(clock.now()), newId: () => ids.next() };
  const { summary } = planRollover(roster, choices, context);
  const view = { ...summary, id, choices, teachers: await teachersOf(stores, organization) };
  return held.isRehearsal ? inventedView(inventedNamesOf(vault, held), view) : view;
}

/** Starts a school's year rollover, or returns the id of the unfinished one (ROS-7). */
export type StartRollover = (
  caller: Caller,
  organizationId: string,
  kind?: ImportKind,
) => Promise<Result<{ readonly id: string }, ImportRefused<'startRollover'>>>;

export function startRollover({ transaction, clock, ids }: ImportPorts): StartRollover {
  return ({ actor, account }, organizationId, { rehearsal = false } = {}) =>
    transaction.run(async ({ imports, organizations }) => {
      const school = await organizations.byId(organizationId, scopeOf(actor, 'roster.import'));
      if (school === null) return err({ kind: 'organization/no-such-school' });
      const { path: organization } = school;
      if (!covers(actor, 'roster.import', { relation: 'none', organization }).ok)
        return err({ kind: 'license/ended' });
      const begun = await imports.list({ ...emptyScope, organizations: [organization] }, maxLooked);
      const open = begun.find(
        (one) =>
          one.organization === organization &&
          one.rollover !== null &&
          one.isRehearsal === rehearsal &&
          isIn('plan', one),
      );
      if (open !== undefined) return ok({ id: open.id });
      const id = ids.next();
      await imports.open({ id, organization, by: account.id, at: clock.now(), isRehearsal: rehearsal });
      await imports.change(id, { rollover: noChoices });
      return ok({ id });
    });
}

export type ReadRollover = (
  caller: Caller,
  id: string,
) => Promise<Result<RolloverView, ImportRefused<'readRollover'>>>;

export function readRollover(ports: ImportPorts): ReadRollover {
  return ({ actor }, id) =>
    ports.transaction.run(async (stores) => {
      const found = await stores.imports.byId(id, scopeOf(actor, 'roster.look-back'));
      if (found === null || found.rollover === null) return err({ kind: 'import/not-found' });
      return ok(await viewOf(stores, ports, found));
    });
}

/** Replaces the choices for classes and students. A rehearsal that was made before must be repeated. */
export type ChooseRollover = (
  caller: Caller,
  id: string,
  choices: RolloverChoices,
) => Promise<Result<RolloverView, ImportRefused<'chooseRollover'>>>;

export function chooseRollover(ports: ImportPorts): ChooseRollover {
  return (caller, id, rollover) =>
    continueImport<RolloverView, ImportRefused<'chooseRollover'>>(
      ports,
      caller,
      { id, act: 'plan' },
      async ({ stores, held }) => {
        if (held.rollover === null) return err({ kind: 'import/not-found' });
        await stores.imports.change(id, { rollover, state: 'receiving' });
        return ok(await viewOf(stores, ports, { ...held, rollover }));
      },
    );
}
