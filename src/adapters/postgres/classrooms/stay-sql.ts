import { type RawBuilder, sql } from 'kysely';
import { defaultTimeZone } from '#domain/identity/membership/organization.ts';
import { instant } from '../schema.ts';

/** Whether an enrollment `e` covers a day, like the domain's `coversDay`. */
export const coversDaySql = (day: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(e.from_day <= ${day} and (e.to_day is null or e.to_day > ${day}))`;

/** The date of a time in the time zone of the organization with this path. */
export const dayAt = (path: RawBuilder<unknown>, now: number): RawBuilder<string> =>
  sql<string>`(${instant(now)}::timestamptz at time zone coalesce(
    (select o.time_zone from organizations o where o.path = ${path}), ${defaultTimeZone}))::date`;
