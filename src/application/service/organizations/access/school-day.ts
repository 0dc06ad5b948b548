import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { defaultTimeZone } from '#domain/identity/membership/organization.ts';
import type { Acting } from '../../identity/caller/caller.ts';

/**
 * The current day at the caller's school at a time (epoch milliseconds); in the default zone without one. For one classroom use
 * `dayOfClassroom`.
 */
export const schoolDay = ({ membership }: Pick<Acting, 'membership'>, at: number): IsoDate =>
  dayInZone(membership?.timeZone ?? defaultTimeZone)(at);
