import { expect, test } from 'vitest';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import { activityDefaults, type ActivityPage, type ActivityQuery, maxCounted } from '#domain/activity.ts';
import type { Place } from '#domain/platform/tables/page.ts';
import type { AuditEntry, PlainAuditAction } from '#domain/audit.ts';
import { anAccount } from '../../builders/an-account.ts';
import { everything, ownScope } from '../../builders/a-scope.ts';
import { day, hour, minute, startOfTests } from '../../builders/time.ts';
import type { AuditLogHarness } from './audit-log.contract.ts';

const query = (overrides: Partial<ActivityQuery> = {}): ActivityQuery => ({
  ...activityDefaults,
  filter: { match: 'all', rules: [] },
  start: null,
  timeZone: 'UTC',
  ...overrides,
});
const of = (...organizations: readonly string[]): Scope => ({ ...emptyScope, organizations });

/** The actions that these tests record. The union of all actions is too large for the compiler. */
type Recorded = Extract<PlainAuditAction, `account/${string}` | 'activity/read'>;

export function auditPages(harness: () => AuditLogHarness): void {
  const record = async (
    ...entries: readonly (Omit<AuditEntry<Recorded>, 'action'> & { action?: Recorded })[]
  ) => {
    for (const { action = 'account/sessions-ended', ...entry } of entries) {
      harness().clock.now += minute;
      await harness().audit.record({ action, ...entry });
    }
  };
  const subjectsOf = async (scope: Scope, asked = query()) =>
    (await harness().audit.page(asked, scope)).rows.map(({ subject }) => subject.id);

  test("[SEC-5] a user's own history has their actions, actions on them or for them, and reads of them", async () => {
    await record(
      { by: 'ada', subject: 'by-ada' },
      { by: 'grace', subject: 'ada' },
      { by: 'grace', subject: 'for-ada', onBehalfOf: 'ada' },
      { by: 'grace', subject: 'north/', action: 'activity/read', concerns: ['ada'] },
      { by: 'grace', subject: 'grace', organization: 'north/' },
    );
    expect(await subjectsOf(ownScope('ada'))).toEqual(['north/', 'for-ada', 'ada', 'by-ada']);
    expect(await subjectsOf(ownScope('nobody'))).toEqual([]);
  });

  test("[SEC-5] a member's history in an organization has the entries about them there, newest first", async () => {
    await record(
      { by: 'grace', subject: 'ada', organization: 'north/pier/' },
      { by: 'ada', subject: 'june', organization: 'north/' },
      { by: 'grace', subject: 'june', organization: 'north/' },
      { by: 'ada', subject: 'ada', organization: 'south/' },
      { by: 'ada', subject: 'ada' },
    );
    const page = await harness().audit.page(query(), of('north/'), 'ada');
    expect(page.rows.map(({ subject }) => subject.id)).toEqual(['june', 'ada']);
    expect(page.total).toBe(2);
    expect((await harness().audit.page(query(), of('north/'), 'nobody')).rows).toEqual([]);
  });

  test("[SEC-5] an organization's history has entries about it and those below, at any depth, and no others", async () => {
    const paths = [
      'north/',
      'north/pier/',
      'north/pier/wing/',
      'north/quay/',
      'northern/',
      'south/pier/',
      null,
    ];
    await record(
      ...paths.map((organization) => ({ by: 'ada', subject: organization ?? 'none', organization })),
    );
    expect(await subjectsOf(of('north/'))).toEqual([
      'north/quay/',
      'north/pier/wing/',
      'north/pier/',
      'north/',
    ]);
    expect(await subjectsOf(of('north/pier/'))).toEqual(['north/pier/wing/', 'north/pier/']);
    expect(await subjectsOf(of('north/pier/wing/'))).toEqual(['north/pier/wing/']);
    expect(await subjectsOf(of('south/pier/', 'northern/'))).toEqual(['south/pier/', 'northern/']);
    expect(await subjectsOf(everything)).toHaveLength(paths.length);
    expect(await subjectsOf(emptyScope)).toEqual([]);
  });

  test('IDs are shown with the current name or address, or with nothing if deleted', async () => {
    await harness().accounts.open(anAccount({ id: 'ada', firstName: 'Ada', lastName: 'Lovelace' }));
    const nameless = { firstName: null, lastName: null };
    await harness().accounts.open(anAccount({ id: 'grace', email: 'grace@hopper.test', ...nameless }));
    await record({ by: 'ada', subject: 'grace', onBehalfOf: 'gone' });
    await record({ by: null, subject: 'ada' });
    const { rows } = await harness().audit.page(query(), everything);
    expect(rows).toMatchObject([
      { at: startOfTests + 2 * minute, by: null, subject: { id: 'ada', name: 'Ada Lovelace' } },
      {
        by: { id: 'ada', name: 'Ada Lovelace' },
        onBehalfOf: { id: 'gone', name: null },
        subject: { id: 'grace', name: 'grace@hopper.test' },
      },
    ]);
  });

  test("a user's own history shows the network addresses of their own calls, and filters by no others", async () => {
    harness().call.origin = { requestId: 'request-1', address: '198.51.100.7', viewedBy: null };
    await record({ by: 'ada', subject: 'ada' }, { by: 'grace', subject: 'ada' });
    const page = await harness().audit.page(query(), ownScope('ada'));
    expect(page.rows.map(({ address }) => address)).toEqual([null, '198.51.100.7']);
    const rule = { kind: 'text', column: 'address', mode: 'startsWith', value: '198.51.' } as const;
    const filtered = query({ filter: { match: 'all', rules: [rule] } });
    expect((await harness().audit.page(filtered, ownScope('ada'))).total).toBe(1);
    expect((await harness().audit.page(filtered, everything)).total).toBe(2);
  });

  test('is filtered by action, actor and day', async () => {
    await record({ by: 'Ada', subject: 'one' }, { by: 'grace', subject: 'two', action: 'account/erased' });
    const text = (column: 'action' | 'by', value: string) =>
      query({ filter: { match: 'all', rules: [{ kind: 'text', column, mode: 'equals', value }] } });
    expect(await subjectsOf(everything, text('action', 'account/erased'))).toEqual(['two']);
    expect(await subjectsOf(everything, text('by', 'Ada'))).toEqual(['one']);
    const rule = { kind: 'date', column: 'at', mode: 'dateBefore', value: '2026-09-01' } as const;
    expect(await subjectsOf(everything, query({ filter: { match: 'all', rules: [rule] } }))).toEqual([]);
  });

  test('pages go from the newest to the oldest and back, also among entries of the same moment', async () => {
    for (let each = 1; each <= 60; each += 1)
      await harness().audit.record({ action: 'account/erased', by: 'ada', subject: `entry-${each}` });
    const first = await harness().audit.page(query({ size: 25 }), ownScope('ada'));
    expect(first).toMatchObject({ total: 60, before: null });
    const start = first.after === null ? null : { after: first.after };
    const second = await harness().audit.page(query({ size: 25, start }), ownScope('ada'));
    expect(second.rows.map(({ subject }) => subject.id)).toEqual(
      Array.from({ length: 25 }, (_, at) => `entry-${35 - at}`),
    );
    const back = second.before === null ? null : { before: second.before };
    expect((await harness().audit.page(query({ size: 25, start: back }), ownScope('ada'))).rows).toEqual(
      first.rows,
    );
  });

  test('pages of a person with more entries than are counted, over a year, have each entry once in both directions', async () => {
    const written = Array.from({ length: maxCounted + 40 }, (_, at) => `entry-${at}`);
    for (const [at, subject] of written.entries()) {
      harness().clock.now += at === 500 ? 200 * day : 4 * hour;
      await harness().audit.record({ action: 'account/erased', by: 'ada', subject });
    }
    const walk = async (direction: 'asc' | 'desc', towards: 'after' | 'before', from: Place | null) => {
      const pages: (readonly string[])[] = [];
      let place = from;
      let last: ActivityPage;
      do {
        const start = place && (towards === 'after' ? { after: place } : { before: place });
        const asked = query({ size: 100, sort: { column: 'at', direction }, start });
        last = await harness().audit.page(asked, ownScope('ada'));
        expect(last.total).toBe(maxCounted + 1);
        pages.push(last.rows.map(({ subject }) => subject.id));
        place = last[towards];
      } while (place !== null);
      return { pages, last };
    };
    for (const [direction, expected] of [
      ['asc', written],
      ['desc', written.toReversed()],
    ] as const) {
      const { pages, last } = await walk(direction, 'after', null);
      expect(pages.flat()).toEqual(expected);
      const back = await walk(direction, 'before', last.before);
      expect(back.pages.toReversed()).toEqual(pages.slice(0, -1));
    }
  });
}
