import { expect, test } from 'vitest';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import { activityDefaults, type ActivityQuery, maxPeopleSearched } from '#domain/activity.ts';
import type { Rule } from '#domain/platform/tables/filter.ts';
import { aChangeSet, added } from '../../builders/a-roster.ts';
import { anAccount } from '../../builders/an-account.ts';
import { aNewOrganization } from '../../builders/an-organization.ts';
import { everything, ownScope } from '../../builders/a-scope.ts';
import { startOfTests } from '../../builders/time.ts';
import type { AuditLogHarness } from './audit-log.contract.ts';

const erased: Rule<'action'> = { kind: 'text', column: 'action', mode: 'equals', value: 'account/erased' };

const named = (
  value: string,
  match: 'all' | 'any' = 'all',
  more: readonly Rule<'action'>[] = [],
): ActivityQuery => ({
  ...activityDefaults,
  filter: { match, rules: [{ kind: 'text', column: 'person', mode: 'contains', value }, ...more] },
  start: null,
  timeZone: 'UTC',
});

const north: Scope = { ...emptyScope, organizations: ['north/'] };

/** The part of the contract about the search for a person. */
export function auditPeople(harness: () => AuditLogHarness): void {
  const subjectsOf = async (asked: ActivityQuery, scope: Scope) =>
    (await harness().audit.page(asked, scope)).rows.map(({ subject }) => subject.id);

  const open = async (id: string, firstName: string, organizationId: string) => {
    await harness().accounts.open(anAccount({ id, firstName, lastName: 'Lee', email: `${id}@harbor.test` }));
    const membership = { id: `m-${id}`, accountId: id, organizationId, billingContact: false };
    await harness().organizations.join({ ...membership, role: 'teacher', at: startOfTests });
  };

  const populate = async () => {
    const { audit, organizations, roster } = harness();
    for (const id of ['north', 'south']) await organizations.open(aNewOrganization({ id }));
    await open('ada', 'Ada', 'north');
    await open('grace', 'Zoë', 'south');
    await roster.apply(
      aChangeSet(),
      ['north/', 'south/'].flatMap((organization) =>
        added('student', `ann-of-${organization}`, { given: 'Ann', family: 'Lee', organization }),
      ),
    );
    const entry = { action: 'account/sessions-ended', organization: 'north/' } as const;
    await audit.record({ ...entry, by: 'ada', subject: 'by-ada' });
    await audit.record({ ...entry, by: 'grace', subject: 'by-grace' });
    await audit.record({ ...entry, by: 'grace', subject: 'for-ada', onBehalfOf: 'ada' });
    await audit.record({ ...entry, by: null, subject: 'ann-of-north/', action: 'account/erased' });
    await audit.record({ ...entry, by: 'june', subject: 'list', concerns: ['ann-of-north/', 'grace'] });
  };

  test('[SEC-5] a part of a name or address finds the entries of that person, with every spelling', async () => {
    await populate();
    expect(await subjectsOf(named('zoe'), everything)).toEqual(['list', 'for-ada', 'by-grace']);
    expect(await subjectsOf(named('ADA@harbor'), everything)).toEqual(['for-ada', 'by-ada']);
    expect(await subjectsOf(named('Ann'), everything)).toEqual(['list', 'ann-of-north/']);
    expect(await subjectsOf(named('a%'), everything)).toEqual([]);
    expect(await subjectsOf(named('nobody'), everything)).toEqual([]);
  });

  test('[SEC-5] in an organization, only its members and students are searched, and only its entries are found', async () => {
    await populate();
    await harness().audit.record({ action: 'account/erased', by: 'ada', subject: 'elsewhere' });
    expect(await subjectsOf(named('ada lee'), north)).toEqual(['for-ada', 'by-ada']);
    expect(await subjectsOf(named('ann lee'), north)).toEqual(['list', 'ann-of-north/']);
    expect(await subjectsOf(named('zoe'), north)).toEqual([]);
  });

  test('[SEC-5] in the own history, only accounts that its entries name are found', async () => {
    await populate();
    await harness().audit.record({
      action: 'activity/read',
      by: 'grace',
      subject: 'south/',
      concerns: ['ada', 'june'],
    });
    await harness().accounts.open(anAccount({ id: 'june', firstName: 'June', lastName: 'Lee' }));
    expect(await subjectsOf(named('zoe'), ownScope('ada'))).toEqual(['south/', 'for-ada']);
    expect(await subjectsOf(named('june'), ownScope('ada'))).toEqual([]);
  });

  test('[SEC-5] a search for a person combines with other filters', async () => {
    await populate();
    expect(await subjectsOf(named('ann', 'all', [erased]), everything)).toEqual(['ann-of-north/']);
    expect(await subjectsOf(named('ada', 'any', [erased]), everything)).toEqual([
      'ann-of-north/',
      'for-ada',
      'by-ada',
    ]);
  });

  test('[SEC-5] a page says whether more people match than are searched', async () => {
    const students = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) =>
        added('student', `s${from + at}`, { given: 'Ann', organization: 'north/' }),
      ).flat();
    await harness().accounts.open(anAccount({ id: 'ada' }));
    await harness().roster.apply(aChangeSet(), students(0, maxPeopleSearched));
    expect(await harness().audit.page(named('ann'), north)).toMatchObject({ morePeople: false });
    await harness().roster.apply(
      aChangeSet({ id: 'set-2' }),
      students(maxPeopleSearched, maxPeopleSearched + 1),
    );
    expect(await harness().audit.page(named('ann'), north)).toMatchObject({ morePeople: true });
    expect(await harness().audit.page(named('bo'), north)).toMatchObject({ morePeople: false });
  });
}
