import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { refuseUnless } from './identity-refusal.ts';

/** A stored authenticator app of an account: the shared secret, and the codes that were used. */
export const totpEnrollmentSchema = z.object({
  mfaEnrollmentId: z.string(),
  /** Base32. */
  secret: z.string(),
  /** The numbers of the 30-second steps with a used code. */
  usedSteps: z.array(z.int()),
});

type TotpEnrollment = z.infer<typeof totpEnrollmentSchema>;

interface TotpSession {
  readonly sharedSecretKey: string;
  readonly verificationCodeLength: number;
  readonly hashingAlgorithm: string;
  readonly periodSec: number;
  readonly sessionInfo: string;
  /** The expiry of the session, in ISO 8601. */
  readonly finalizeEnrollmentTime: string;
}

export interface TotpEnrollments {
  list(): readonly TotpEnrollment[];
  restore(enrollments: readonly TotpEnrollment[]): void;
  clear(): void;
  start(localId: string): TotpSession;
  /** Completes a session with the app's first code. Returns the enrollment's id. Refuses wrong codes and sessions. */
  finish(localId: string, sessionInfo: string, code: string): string;
  useCode(mfaEnrollmentId: string, code: string): void;
}

/** The maximum duration of an enrollment, and of the time between the two factors of a sign-in, in milliseconds. */
export const totpSessionMs = 5 * 60_000;

const periodSec = 30;
const digits = 6;
const algorithm = 'SHA1';
const maxTries = 3;

type Session = { localId: string; secret: string; until: number; triesLeft: number };

/** Enrollments by RFC 6238, with the provider's limits. Uses the real time, like authenticator apps. */
export function totpEnrollments(): TotpEnrollments {
  const enrollments = new Map<string, TotpEnrollment>();
  const sessions = new Map<string, Session>();
  return {
    list: () => [...enrollments.values()],
    restore: (stored) => {
      for (const enrollment of stored) enrollments.set(enrollment.mfaEnrollmentId, enrollment);
    },
    clear: () => {
      enrollments.clear();
      sessions.clear();
    },
    start: (localId) => {
      const secret = new Secret({ size: 20 }).base32;
      const until = Date.now() + totpSessionMs;
      const sessionInfo = randomUUID();
      sessions.set(sessionInfo, { localId, secret, until, triesLeft: maxTries });
      return {
        sharedSecretKey: secret,
        verificationCodeLength: digits,
        hashingAlgorithm: algorithm,
        periodSec,
        sessionInfo,
        finalizeEnrollmentTime: new Date(until).toISOString(),
      };
    },
    finish: (localId, sessionInfo, code) => {
      const session = sessions.get(sessionInfo);
      refuseUnless(session?.localId === localId, 'INVALID_SESSION_INFO');
      refuseUnless(session.until > Date.now(), 'SESSION_EXPIRED');
      refuseUnless(session.triesLeft > 0, 'TOO_MANY_ENROLLMENT_ATTEMPTS : restart enrollment');
      session.triesLeft -= 1;
      const step = stepOf(session.secret, code);
      refuseUnless(step !== undefined, 'INVALID_CODE');
      sessions.delete(sessionInfo);
      const mfaEnrollmentId = randomUUID();
      enrollments.set(mfaEnrollmentId, { mfaEnrollmentId, secret: session.secret, usedSteps: [step] });
      return mfaEnrollmentId;
    },
    useCode: (mfaEnrollmentId, code) => {
      const enrollment = enrollments.get(mfaEnrollmentId);
      refuseUnless(enrollment, 'MFA_ENROLLMENT_NOT_FOUND');
      const step = stepOf(enrollment.secret, code);
      refuseUnless(step !== undefined && !enrollment.usedSteps.includes(step), 'INVALID_CODE');
      const usedSteps = [...enrollment.usedSteps.filter((used) => used >= step - 2), step];
      enrollments.set(mfaEnrollmentId, { ...enrollment, usedSteps });
    },
  };
}

/** Returns the step of a code, at most one step away from now. Returns `undefined` for a wrong code. */
function stepOf(secret: string, code: string): number | undefined {
  const timestamp = Date.now();
  const away = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    algorithm,
    digits,
    period: periodSec,
    timestamp,
    window: 1,
  });
  return away === null ? undefined : TOTP.counter({ period: periodSec, timestamp }) + away;
}
