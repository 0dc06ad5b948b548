import { idOfPath, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import { studentsPerBatch } from '#domain/classrooms/students/student-acts.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandler } from '../../platform/ports/jobs.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';

type Shortened = {
  readonly organization: OrganizationPath;
  readonly by: string;
  readonly count: number;
};

async function recordShortened(
  { audit }: Pick<Stores, 'audit'>,
  { organization, by, count }: Shortened,
): Promise<void> {
  if (count === 0) return;
  const subject = idOfPath(organization);
  const after = { count };
  await audit.record({ action: 'students/names-shortened', by, subject, organization, before: null, after });
}

/** Shortens all stored last names in an organization and below it, if it stores no last names. Must be called in a transaction. */
export async function shortenNamesNow(
  stores: Pick<Stores, 'audit' | 'roster' | 'settings'>,
  { organization, by }: Omit<Shortened, 'count'>,
): Promise<void> {
  const without = await stores.settings.withoutLastNames([organization]);
  if (!without.has(organization)) return;
  let count = 0;
  let after: string | null = null;
  do {
    const { shortened, last } = await stores.roster.shortenNames(organization, after, studentsPerBatch);
    count += shortened;
    after = last;
  } while (after !== null);
  await recordShortened(stores, { organization, by, count });
}

/**
 * Shortens the last names that were stored before they were switched off, in transactions of `studentsPerBatch`. Stops if they are switched on again. Cannot be
 * undone (SEC-9). Returns the number of shortened names.
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
        const some = await roster.shortenNames(organization, from, studentsPerBatch);
        await recordShortened({ audit }, { organization, by, count: some.shortened });
        return some;
      });
      count += done.shortened;
      after = done.last;
    } while (after !== null);
    return { shortened: count };
  };
