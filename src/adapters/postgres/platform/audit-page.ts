import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { isOnlyOwn, type Scope } from '#domain/organizations/access/scope.ts';
import {
  type Activity,
  type ActivityColumn,
  type ActivityPage,
  type ActivityQuery,
  maxCounted,
  maxPeopleSearched,
  type NamedId,
  searchedPerson,
} from '#domain/activity.ts';
import type { AuditAction } from '#domain/audit.ts';
import { entryInScope } from './audit-scope-sql.ts';
import { peopleNamed } from './audit-people.ts';
import { instant } from '../schema.ts';
import { readPage } from './table-page.ts';

type Sql = RawBuilder<unknown>;

const accountName = (id: Sql): Sql => sql`(select coalesce(
  nullif(concat_ws(' ', a.first_name, a.last_name), ''), a.email) from accounts a where a.id = ${id})`;

/** The name of the subject. Students' names are included only for readers of the entries of an organization or of all users. */
const subjectName = (scope: Scope): Sql => sql`case split_part(l.action, '/', 1)
  when 'account' then ${accountName(sql`l.subject`)}
  when 'student' then ${
    isOnlyOwn(scope)
      ? sql`null`
      : sql`(select concat_ws(' ', s.given_name, s.family_name) from students s where s.id = l.subject)`
  }
  when 'classroom' then (select c.name from classrooms c where c.id = l.subject) end`;

/**
 * The sort key of entries. For few people, it is an expression that has no index, so that PostgreSQL finds the entries of these people first. Otherwise, it
 * would scan all users' entries by time, which takes half a second for 600,000 entries.
 */
const timeOf = (ofFewPeople: boolean): Sql => (ofFewPeople ? sql`(l.at + interval '0 seconds')` : sql`l.at`);

/** The first ranges of time in which the entries of few people are read. A person with many entries has a full page in the first one. */
const ranges = [sql`interval '31 days'`, sql`interval '124 days'`];

/** Returns conditions that divide the log by time, beginning where the page begins. The log has a partition per month, so a page of a person with many entries reads few of them. */
async function rangesOf(
  db: QueryExecutorProvider,
  { start, sort }: Pick<ActivityQuery, 'sort' | 'start'>,
): Promise<readonly Sql[]> {
  const place = start === null ? null : 'before' in start ? start.before : start.after;
  const isAscending = (sort.direction === 'asc') === (start === null || 'after' in start);
  const [later, earlier, plus, minus] = isAscending
    ? [sql`>=`, sql`<`, sql`+`, sql`-`]
    : [sql`<`, sql`>=`, sql`-`, sql`+`];
  const end = isAscending ? sql`min(at)` : sql`max(at)`;
  const { rows } = await sql<{ at: number }>`select coalesce(${end}, now()) as at from audit_log`.execute(db);
  const from = sql`${instant(Number(place?.key ?? rows[0]?.at))}::timestamptz`;
  // A key is rounded to milliseconds.
  const first = sql`l.at ${later} ${from} ${minus} interval '1 second'`;
  const ends = ranges.map((length) => sql`${from} ${plus} ${length}`);
  return [first, ...ends.map((begin) => sql`l.at ${later} ${begin}`)].map((begins, at) => {
    const next = ends[at];
    return next === undefined ? begins : sql`(${begins} and l.at ${earlier} ${next})`;
  });
}

/** The network address of a call. If the scope is only the reader's own history, it is included only for the reader's own calls. */
const visibleAddress = (scope: Scope): Sql =>
  isOnlyOwn(scope)
    ? sql`case when l.by_account = ${scope.own?.accountId} then l.address end`
    : sql`l.address`;

/**
 * Matches the entries of these people. The reader's own history contains only entries that name them, because the reader may not know the other people whom an
 * entry concerns. PostgreSQL does not know the IDs when it plans. Without the subquery, it would overestimate the number of entries of many people and not use
 * the index.
 */
const ofPeople = (ids: readonly string[], scope: Scope): Sql =>
  isOnlyOwn(scope)
    ? sql`array[l.by_account, l.on_behalf_of, l.subject] && ${ids}::text[]`
    : sql`l.concerned && array(select unnest(${ids}::text[]))`;

type ActivityRow = {
  readonly id: string;
  readonly at: number;
  readonly action: AuditAction;
  readonly by_account: string | null;
  readonly by_name: string | null;
  readonly on_behalf_of: string | null;
  readonly on_behalf_of_name: string | null;
  readonly subject: string;
  readonly subject_name: string | null;
  readonly visible_address: string | null;
  readonly count: number | null;
  readonly message: Activity['message'];
};

const named = (id: string | null, name: string | null): NamedId | null => (id === null ? null : { id, name });

const activityOf = (row: ActivityRow): Activity => ({
  id: row.id,
  at: row.at,
  action: row.action,
  by: named(row.by_account, row.by_name),
  onBehalfOf: named(row.on_behalf_of, row.on_behalf_of_name),
  subject: { id: row.subject, name: row.subject_name },
  address: row.visible_address,
  count: row.count,
  message: row.message,
});

/** Reads one page of the audit log's entries in a scope. With `concerning`, reads only those about this account ID. */
export async function readAuditPage(
  db: QueryExecutorProvider,
  { timeZone, ...query }: ActivityQuery,
  scope: Scope,
  concerning?: string,
): Promise<ActivityPage> {
  const isOfOne = concerning !== undefined;
  const person = searchedPerson(query.filter);
  const people = person === null ? [] : await peopleNamed(db, person, scope);
  const searched = people.slice(0, maxPeopleSearched);
  const isOfFew = isOfOne || isOnlyOwn(scope) || (person !== null && query.filter.match === 'all');
  const address = visibleAddress(scope);
  const page = await readPage<ActivityRow, ActivityColumn>(
    db,
    {
      rows: sql`l.id, l.at, l.action, l.by_account, ${accountName(sql`l.by_account`)} as by_name,
        l.on_behalf_of, ${accountName(sql`l.on_behalf_of`)} as on_behalf_of_name,
        l.subject, ${subjectName(scope)} as subject_name, ${address} as visible_address, l.count,
        case l.action when 'classroom/message-sent' then l.after end as message`,
      from: sql`audit_log l`,
      scope: isOfOne
        ? sql`${entryInScope(scope)} and l.concerned @> array[${concerning}]::text[]`
        : entryInScope(scope),
      id: sql`l.id`,
      reading: 'in-order',
      columns: {
        at: { kind: 'date', value: timeOf(isOfFew) },
        action: { kind: 'text', folded: sql`l.action` },
        by: { kind: 'text', folded: sql`lower(l.by_account)` },
        address: { kind: 'text', folded: sql`lower(${address})` },
        person: { kind: 'text', folded: sql`null`, found: ofPeople(searched, scope) },
      },
      timeZone,
      countAtMost: maxCounted,
      ...(isOfFew && { ranges: () => rangesOf(db, query) }),
    },
    { ...query, sort: { column: 'at', direction: query.sort.direction } },
  );
  return { ...page, rows: page.rows.map(activityOf), morePeople: people.length > maxPeopleSearched };
}
