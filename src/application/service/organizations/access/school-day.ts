import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { defaultTimeZone } from '#domain/identity/membership/organization.ts';
import type { Acting } from '../../identity/caller/caller.ts';

/**
 * Returns the day at the caller's school at a time (epoch milliseconds), or in the default time zone if there is no school. For one classroom, use
 * `dayOfClassroom`.
 */
export const schoolDay = ({ membership }: Pick<Acting, 'membership'>, at: number): IsoDate =>
  dayInZone(membership?.timeZone ?? defaultTimeZone)(at);
