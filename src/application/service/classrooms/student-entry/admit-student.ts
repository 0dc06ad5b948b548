import { err, ok, type Result } from '#domain/result.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import type { StudentHolder } from '../ports/student-logins.ts';
import type { StudentEntryPorts } from './student-entry-ports.ts';

/** The token is from a different day, unknown, or revoked. The caller cannot tell which. */
export type EntryEnded = { readonly kind: 'entry/over' };

/** Admits the holder of a student's token to the student's data. */
export type AdmitStudent = (token: string) => Promise<Result<StudentHolder, EntryEnded>>;

export type AdmitStudentPorts = Pick<StudentEntryPorts, 'clock' | 'secrets' | 'transaction'>;

/** A token ends when the student leaves the class or gets a new login, or the class code is replaced or paused. */
export function admitStudent({ transaction, secrets, clock }: AdmitStudentPorts): AdmitStudent {
  return async (token) => {
    const found = await transaction.read(({ logins }) => logins.byToken(secrets.fingerprint(token)));
    const isOfToday = found !== null && dayInZone(found.timeZone)(clock.now()) === found.day;
    return isOfToday ? ok(found) : err({ kind: 'entry/over' });
  };
}
