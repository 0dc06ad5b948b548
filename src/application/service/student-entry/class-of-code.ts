import type { IsoDate } from '#domain/dates/iso-date.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dayInZone } from '#domain/tables/day-in-zone.ts';
import { timeZoneOf } from '../classrooms/time-zone-of.ts';
import type { CallLimited } from '../limits/limit-calls.ts';
import type { OpenClassroom } from '../ports/join-codes.ts';
import type { RateTake } from '../ports/rate-limiter.ts';
import type { StudentEntryPorts } from './student-entry-ports.ts';

/** The class of a code, on this day of its school. */
export type EnteredClass = OpenClassroom & { readonly timeZone: string; readonly day: IsoDate };

/** What somebody at a network typed. */
export type EntryCall = { readonly network: string; readonly classCode: string };

export type EntryRefused<Kind extends string> = CallLimited | { readonly kind: Kind };

/** How often somebody may be wrong in a minute: right calls are never counted, for a whole school comes in at eight. */
const mostWrong = { limit: 30, windowMs: 60_000 };

const wrongCodes = (network: string): RateTake => ({
  name: 'wrong class codes by network',
  key: network,
  ...mostWrong,
});

/** Wrong secrets of the students of a class, from one network (ROS-8). */
export const wrongSecrets = (
  network: string,
  { classroomId }: Pick<EnteredClass, 'classroomId'>,
): RateTake => ({
  name: 'wrong students’ secrets by class and network',
  key: JSON.stringify([classroomId, network]),
  ...mostWrong,
});

/** Refuses where somebody was wrong too often; counts nothing. */
export async function notTooOften(
  { limiter, clock }: Pick<StudentEntryPorts, 'clock' | 'limiter'>,
  take: RateTake,
): Promise<Result<void, CallLimited>> {
  const wait = await limiter.wait([take], clock.now());
  return wait === null ? ok(undefined) : err({ kind: 'call/too-many-requests', retryAfterSeconds: wait });
}

/** The class of a code; a wrong one is counted, and looks the same whether it is paused, of an archived class, or nobody's. */
export async function classOfCode(
  ports: Omit<StudentEntryPorts, 'classrooms' | 'secrets'>,
  { network, classCode }: EntryCall,
): Promise<Result<EnteredClass, EntryRefused<'entry/wrong-class-code'>>> {
  const { transaction, vault, limiter, organizations, clock } = ports;
  const within = await notTooOften(ports, wrongCodes(network));
  if (!within.ok) return within;
  const digests = vault.digests(classCode, 'join-code');
  const found = await transaction.run(({ joinCodes }) => joinCodes.open(digests));
  if (found === null) {
    await limiter.take([wrongCodes(network)], clock.now());
    return err({ kind: 'entry/wrong-class-code' });
  }
  const timeZone = await timeZoneOf(organizations, found, { membership: null });
  return ok({ ...found, timeZone, day: dayInZone(timeZone)(clock.now()) });
}
