import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { timeZoneOf } from '../classrooms/time-zone-of.ts';
import { type CallLimited, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import type { ClassroomOfCode } from '../ports/class-codes.ts';
import type { RateTake } from '../../platform/ports/rate-limiter.ts';
import type { StudentEntryPorts } from './student-entry-ports.ts';

export type EnteredClass = ClassroomOfCode & { readonly timeZone: string; readonly day: IsoDate };

export type EntryCall = { readonly network: string; readonly classCode: string };

export type EntryRefused<Kind extends string> = CallLimited | { readonly kind: Kind };

/**
 * Limit of wrong class codes per network. It allows for the typos of 2,000 people behind one address who log in at the same time. Each call is counted before
 * the lookup, so that concurrent calls cannot exceed the limit. The count is reverted if the code is right.
 */
const wrongCodes = (network: string): RateTake => ({
  name: 'wrong class codes by network',
  key: network,
  limit: 400,
  windowMs: 600_000,
});

/** Codes that were correct on this network before. They are not blocked when other callers enter wrong codes. */
const rightCode = ({ network, classCode }: EntryCall): RateTake => ({
  name: 'right class code by network',
  key: JSON.stringify([network, classCode]),
  limit: 1,
  windowMs: 30 * 86_400_000,
});

/** Limit of wrong logins of a class's students, per network (ROS-8). */
export const wrongLogins = (
  network: string,
  { classroomId }: Pick<EnteredClass, 'classroomId'>,
): RateTake => ({
  name: 'wrong student logins by class and network',
  key: JSON.stringify([classroomId, network]),
  limit: 60,
  windowMs: 60_000,
});

type CodePorts = Omit<StudentEntryPorts, 'classrooms' | 'secrets'>;

async function classNow(
  { transaction, vault, organizations, clock }: CodePorts,
  { classCode }: EntryCall,
): Promise<EnteredClass | null> {
  const digests = vault.digests(classCode, 'class-code');
  const found = await transaction.run(({ classCodes }) => classCodes.open(digests));
  if (found === null) return null;
  const timeZone = await timeZoneOf(organizations, found, { membership: null });
  return { ...found, timeZone, day: dayInZone(timeZone)(clock.now()) };
}

const ifOpen = (entered: EnteredClass): Result<EnteredClass, { readonly kind: 'entry/closed' }> =>
  entered.closedOn === entered.day ? err({ kind: 'entry/closed' }) : ok(entered);

/**
 * Returns the class of a code. A paused code, an archived class's code and an unknown code get the same refusal. A class that is closed for the day gets a
 * different refusal, so that its students know that the code is right.
 */
export async function classOfCode(
  ports: CodePorts,
  call: EntryCall,
): Promise<Result<EnteredClass, EntryRefused<'entry/closed' | 'entry/wrong-class-code'>>> {
  const { limiter, clock } = ports;
  const now = clock.now();
  const wasRight = (await limiter.wait([rightCode(call)], now)) !== null;
  if (wasRight) {
    const known = await classNow(ports, call);
    if (known !== null) return ifOpen(known);
  }
  const counted = [wrongCodes(call.network)];
  const within = await enforceRateLimits(limiter, counted, now);
  if (!within.ok) return within;
  const found = wasRight ? null : await classNow(ports, call);
  if (found === null) return err({ kind: 'entry/wrong-class-code' });
  await limiter.giveBack(counted, now);
  await limiter.take([rightCode(call)], now);
  return ifOpen(found);
}
