import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { coverageAt } from '#domain/organizations/grants/coverage.ts';
import { type TeachingUse, teachingUse, type UsedLesson } from '#domain/billing/license/teaching-use.ts';
import { lastDayBefore } from '#domain/organizations/grants/term.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import { defaultTimeZone } from '#domain/identity/membership/organization.ts';
import type { Result } from '#domain/result.ts';
import { studentDefaults } from '#domain/classrooms/students/student-table.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { PublicUrl } from '../../organizations/invitations/mail-invitation.ts';
import type { DocumentPaper, DocumentPaperBusy } from '../ports/document-paper.ts';
import type { GrantRepository } from '../../organizations/ports/grant-repository.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';

/** Returns the caller's usage in their current organization. Works in every access state (R29). */
export type ReadTeachingUse = (caller: Caller) => Promise<TeachingUse>;

export type TeachingUsePorts = {
  readonly classrooms: Pick<Stores['classrooms'], 'list'>;
  readonly lessons: { outlines(): Promise<readonly UsedLesson[]> };
  readonly transaction: Transaction;
};

export function readTeachingUse({ classrooms, lessons, transaction }: TeachingUsePorts): ReadTeachingUse {
  return async (caller) => {
    const scope = scopeOf(caller.actor, 'classroom.read');
    const listed = await classrooms.list(scope);
    const counted = {
      ...studentDefaults,
      size: 25,
      filter: { match: 'all', rules: [] },
      start: null,
      archived: false,
    } as const;
    const { total } = await transaction.run(({ students }) => students.page(counted, scope));
    return teachingUse(listed, total, await lessons.outlines());
  };
}

/** Prints the caller's usage, the cost and the contact, for the person who decides about the budget. */
export type PrintCase = (caller: Caller, paper: PaperSize) => Promise<Result<Uint8Array, DocumentPaperBusy>>;

export type CasePorts = TeachingUsePorts & {
  readonly clock: Pick<Clock, 'now'>;
  readonly documentPaper: Pick<DocumentPaper, 'printCase'>;
  readonly grants: Pick<GrantRepository, 'read'>;
  readonly publicUrl: PublicUrl;
};

export function printCase({ clock, documentPaper, grants, publicUrl, ...ports }: CasePorts): PrintCase {
  const read = readTeachingUse(ports);
  return async (caller, paper) => {
    const { account, membership } = caller;
    const now = clock.now();
    const timeZone = membership?.timeZone ?? defaultTimeZone;
    const held = await grants.read({ accountId: account.id, organization: membership?.organization ?? null });
    const { grant, reason } = coverageAt(now, held.grants);
    const isOver = reason === 'ended' || reason === 'none';
    const trial = grant?.kind === 'trial' ? grant : null;
    return documentPaper.printCase({
      use: await read(caller),
      teacher: [account.firstName, account.lastName].filter((name) => name !== null).join(' '),
      today: dayInZone(timeZone)(now),
      trial: trial && { lastDay: lastDayBefore(trial.endsAt, timeZone), isOver },
      publicUrl,
      paper,
    });
  };
}
