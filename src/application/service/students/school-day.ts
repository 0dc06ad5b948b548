import type { IsoDate } from '#domain/dates/iso-date.ts';
import { dayInZone } from '#domain/tables/day-in-zone.ts';
import { defaultTimeZone } from '#domain/organizations/organization.ts';
import type { Acting } from '../access/caller.ts';

/** The day that it is at the caller's school at a moment (epoch milliseconds); for who belongs to none, in the usual zone. What is done in one classroom has the day of `dayOfClassroom`. */
export const schoolDay = ({ membership }: Pick<Acting, 'membership'>, at: number): IsoDate =>
  dayInZone(membership?.timeZone ?? defaultTimeZone)(at);
