import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import { err, ok, type Result } from '#domain/result.ts';
import {
  byClassroom,
  type CardCounts,
  type CardsOf,
  loginFileLifetimeMs,
  type LoginFileWanted,
  maxCardsAFile,
  maxLoginFilesADay,
  type StoredLoginFile,
} from '#domain/classrooms/logins/login-file.ts';
import type { LoginRefused } from '#domain/classrooms/logins/login-refusals.ts';
import { loginFileNames } from '#domain/classrooms/logins/login-sheet.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { type CallLimited, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import type { PlacesOf } from '../ports/login-files.ts';
import type { RateLimiter, RateRule } from '../../platform/ports/rate-limiter.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';
import type { Vault } from '../../platform/ports/vault.ts';
import type { Clock } from '../../../ports/clock.ts';
import { loginFileType, type PrintedLogins } from './set-logins.ts';

export type LoginFileOrdered = CardCounts & { readonly id: string };

/**
 * Login cards of several classes as one file (ROS-3), created by a job, in every access state (R29). Only the user who requested the file can download it, for
 * 24 hours, as long as they may see the cards of all its classes.
 */
export type LoginFilesApp = {
  readonly count: (caller: Caller, selection: CardsOf) => Promise<Result<CardCounts, LoginRefused<'count'>>>;
  readonly order: (
    caller: Caller,
    selection: CardsOf,
    wanted: LoginFileWanted,
  ) => Promise<Result<LoginFileOrdered, CallLimited | LoginRefused<'order'>>>;
  readonly list: (caller: Caller) => Promise<readonly StoredLoginFile[]>;
  /** Returns a file. Each download is logged with the students in the file. */
  readonly download: (caller: Caller, id: string) => Promise<Result<PrintedLogins, LoginRefused<'download'>>>;
  readonly remove: (caller: Caller, id: string) => Promise<Result<void, LoginRefused<'removeFile'>>>;
};

export type LoginFilesPorts = {
  readonly transaction: Transaction;
  readonly vault: Vault;
  readonly limiter: RateLimiter;
  readonly clock: Pick<Clock, 'now'>;
};

const orders: RateRule = { name: 'login files ordered', limit: maxLoginFilesADay, windowMs: 86_400_000 };

export const aboutLoginFile = (id: string): string => `login file ${id}`;

/** Returns when a file that was created at `madeAt` expires (epoch milliseconds). */
export const endOfLoginFile = (madeAt: number): number => madeAt + loginFileLifetimeMs;

const reachOf = ({ actor }: Pick<Caller, 'actor'>): Scope => scopeOf(actor, 'student.show-login');

const entryOf = ({ account, membership }: Caller, id: string, students: readonly string[]) => ({
  by: account.id,
  subject: id,
  organization: membership?.organization ?? null,
  concerns: students,
});

type Whose = Result<PlacesOf, LoginRefused<'count'>>;

/** Returns where to find the requested cards. Refused if a classroom, an organization or an import is outside the caller's scope. */
async function placesOf(
  stores: Pick<Stores, 'imports' | 'loginFiles' | 'organizations' | 'students'>,
  caller: Caller,
  cards: CardsOf,
): Promise<Whose> {
  const scope = reachOf(caller);
  if (cards.of === 'classrooms')
    return (await stores.loginFiles.hasAll(cards.ids, scope))
      ? ok(cards)
      : err({ kind: 'classroom/not-found' });
  if (cards.of === 'organization') {
    if (cards.id === null) return ok({ of: 'organization', path: null });
    const found = await stores.organizations.byId(cards.id, scope);
    return found === null
      ? err({ kind: 'organization/no-such-school' })
      : ok({ of: 'organization', path: found.path });
  }
  if (cards.of === 'import') {
    const found = await stores.imports.byId(cards.id, scopeOf(caller.actor, 'roster.look-back'));
    return found?.changeSetId == null
      ? err({ kind: 'import/not-found' })
      : ok({ of: 'change set', id: found.changeSetId });
  }
  const { selection } = cards;
  if (selection.of === 'ids') return ok({ of: 'students', ids: [...new Set(selection.ids)] });
  const found = await stores.students.ids({ archived: false, filter: selection.filter }, scope);
  const except = new Set(selection.except);
  return ok({ of: 'students', ids: found.filter((id) => !except.has(id)) });
}

export function loginFiles({ transaction, vault, limiter, clock }: LoginFilesPorts): LoginFilesApp {
  const find = (caller: Caller, selection: CardsOf) =>
    transaction.run(async (stores) => {
      const places = await placesOf(stores, caller, selection);
      if (!places.ok) return places;
      const scope = reachOf(caller);
      const placed = await stores.loginFiles.placed(places.value, scope, maxCardsAFile + 1);
      const unplaced = await stores.loginFiles.unplaced(places.value, scope);
      const classes = byClassroom(placed);
      const paused = await stores.classCodes.countPaused(classes.map(({ id }) => id));
      return ok({ classes, cards: placed.length, unplaced, paused });
    });

  return {
    count: async (caller, selection) => {
      const found = await find(caller, selection);
      if (!found.ok) return found;
      const { classes, ...counts } = found.value;
      return ok({ ...counts, classrooms: classes.length });
    },
    order: async (caller, selection, wanted) => {
      const { account, membership } = caller;
      if (membership === null) return err({ kind: 'account/not-permitted' });
      const found = await find(caller, selection);
      if (!found.ok) return found;
      const { classes, ...counts } = found.value;
      const { cards } = counts;
      if (cards === 0) return err({ kind: 'student/no-cards' });
      if (cards > maxCardsAFile) return err({ kind: 'student/too-many-cards' });
      const taken = await enforceRateLimits(limiter, [{ ...orders, key: account.id }], clock.now());
      if (!taken.ok) return taken;
      const { organization } = membership;
      const order = { by: account.id, organization, classes, ...wanted };
      const id = await transaction.run(({ jobs }) => jobs.enqueue('print-logins', order, account.id));
      return ok({ id, ...counts, classrooms: classes.length });
    },
    list: ({ account }) => transaction.run(({ loginFiles: files }) => files.list(account.id, clock.now())),
    download: async (caller, id) => {
      const { account } = caller;
      const held = await transaction.run(async ({ loginFiles: files, audit }) => {
        const found = await files.file(account.id, id, { now: clock.now(), scope: reachOf(caller) });
        if (found === null) return null;
        await audit.record({
          ...entryOf(caller, id, found.students),
          action: 'student/login-file-downloaded',
          read: { filter: { as: found.as }, count: found.students.length },
        });
        return found;
      });
      if (held === null) return err({ kind: 'student/no-such-login-file' });
      const file = vault.openFile(held.sealed, aboutLoginFile(id));
      return ok({ fileName: loginFileNames[held.as], type: loginFileType(held.as), file });
    },
    remove: (caller, id) =>
      transaction.run(async ({ loginFiles: files, audit }) => {
        const students = await files.remove(caller.account.id, id, clock.now());
        if (students === null) return err({ kind: 'student/no-such-login-file' });
        await audit.record({ ...entryOf(caller, id, students), action: 'student/login-file-deleted' });
        return ok(undefined);
      }),
  };
}
