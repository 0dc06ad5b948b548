import { err, ok, type Result } from '#domain/result.ts';
import { dayInZone } from '#domain/tables/day-in-zone.ts';
import type { StudentHolder } from '../ports/student-logins.ts';
import type { StudentEntryPorts } from './student-entry-ports.ts';

/** The token is of another day, or of nobody; or it was revoked. All are the same to who holds it. */
export type EntryOver = { readonly kind: 'entry/over' };

/** Admits who holds the token of a student to what is theirs. */
export type AdmitStudent = (token: string) => Promise<Result<StudentHolder, EntryOver>>;

export type AdmitStudentPorts = Pick<StudentEntryPorts, 'clock' | 'secrets' | 'transaction'>;

/** Whoever left the class, got another secret, or whose class has another code or a paused one, holds nothing any more. */
export function admitStudent({ transaction, secrets, clock }: AdmitStudentPorts): AdmitStudent {
  return async (token) => {
    const found = await transaction.read(({ logins }) => logins.byToken(secrets.fingerprint(token)));
    const isOfToday = found !== null && dayInZone(found.timeZone)(clock.now()) === found.day;
    return isOfToday ? ok(found) : err({ kind: 'entry/over' });
  };
}
