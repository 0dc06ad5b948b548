import type { OrganizationPath } from '#domain/access/scope.ts';
import { idOfPath } from '#domain/organizations/organization.ts';
import { studentsAtOnce } from '#domain/students/student-acts.ts';
import type { JobHandler, JobKinds } from '../ports/jobs.ts';
import type { Stores, Transaction } from '../ports/transaction.ts';

type Shortened = {
  readonly organization: OrganizationPath;
  /** Who switched last names off. */
  readonly by: string;
  readonly count: number;
};

/** Records how many last names were shortened, and nobody's; nothing where there were none. */
async function recordShortened(
  { audit }: Pick<Stores, 'audit'>,
  { organization, by, count }: Shortened,
): Promise<void> {
  if (count === 0) return;
  const subject = idOfPath(organization);
  const after = { count };
  await audit.record({ action: 'students/names-shortened', by, subject, organization, before: null, after });
}

/** Shortens every last name that an organization, or one below it, stores, where it stores none by now. Within a transaction. */
export async function shortenNamesNow(
  stores: Pick<Stores, 'audit' | 'roster' | 'settings'>,
  { organization, by }: Omit<Shortened, 'count'>,
): Promise<void> {
  const without = await stores.settings.withoutLastNames([organization]);
  if (!without.has(organization)) return;
  let count = 0;
  let after: string | null = null;
  do {
    const { shortened, last } = await stores.roster.shortenNames(organization, after, studentsAtOnce);
    count += shortened;
    after = last;
  } while (after !== null);
  await recordShortened(stores, { organization, by, count });
}

/**
 * Shortens what was stored before last names were switched off, in transactions of `studentsAtOnce`, and stops where they were switched on
 * again meanwhile. Nothing brings the names back (SEC-9). Answers how many were shortened.
 */
export const shortenNamesJob =
  ({ transaction }: { readonly transaction: Transaction }): JobHandler<JobKinds, 'shorten-names'> =>
  async ({ organization, by }) => {
    let count = 0;
    let after: string | null = null;
    do {
      const from: string | null = after;
      const done = await transaction.run(async ({ roster, settings, audit }) => {
        const without = await settings.withoutLastNames([organization]);
        if (!without.has(organization)) return { shortened: 0, last: null };
        const some = await roster.shortenNames(organization, from, studentsAtOnce);
        await recordShortened({ audit }, { organization, by, count: some.shortened });
        return some;
      });
      count += done.shortened;
      after = done.last;
    } while (after !== null);
    return { shortened: count };
  };
