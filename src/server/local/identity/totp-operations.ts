import * as z from 'zod/mini';
import type {
  ChangeOperations,
  EmulatorAnswer,
  EmulatorOperation,
  EmulatorOperations,
  EmulatorSecondFactor,
  EmulatorState,
  EmulatorUser,
} from './firebase-tools-internals.ts';
import { refuseUnless } from './identity-refusal.ts';
import { jsonOf, sessionOf } from './session-of.ts';
import { withAccounts } from './with-accounts.ts';
import { totpSessionMs, type TotpEnrollments } from './totp-enrollments.ts';

/** First factors with which the real service does not allow a second factor. */
const ineligible = new Set(['anonymous', 'phone', 'custom', 'gc.apple.com']);

const pendingSchema = z.looseObject({
  localId: z.string(),
  signInProvider: z.string(),
  issuedAt: z.int(),
});

const factorsSchema = z.array(z.looseObject({ mfaEnrollmentId: z.string() }));

/**
 * Adds authenticator apps as a second factor (RFC 6238), which the emulator does not support: enrollment, sign-in, removal. The emulator itself requires the
 * factor at sign-in and adds its claims to tokens.
 */
export function totpOperations(enrollments: TotpEnrollments): ChangeOperations {
  return (operations) => {
    const { accounts } = operations.identitytoolkit;
    return withAccounts(operations, {
      signInWithPassword: askedForTotp(accounts.signInWithPassword),
      signInWithEmailLink: askedForTotp(accounts.signInWithEmailLink),
      signInWithIdp: askedForTotp(accounts.signInWithIdp),
      mfaEnrollment: enrollment(operations, enrollments),
      mfaSignIn: { ...accounts.mfaSignIn, finalize: signIn(operations, enrollments) },
    });
  };
}

export function allowTotpFactors(state: EmulatorState): void {
  const validate = state.validateMfaEnrollments.bind(state);
  state.validateMfaEnrollments = (factors) => {
    validate(factors.filter((factor) => !isTotp(factor)));
    return factors;
  };
}

function enrollment(
  operations: EmulatorOperations,
  enrollments: TotpEnrollments,
): EmulatorOperations['identitytoolkit']['accounts']['mfaEnrollment'] {
  const { lookup, mfaEnrollment: stock } = operations.identitytoolkit.accounts;
  return {
    start: async (state, body, context) => {
      if (body.totpEnrollmentInfo === undefined) return stock.start(state, body, context);
      const session = await sessionOf(lookup, state, body.idToken);
      const unsupported = 'UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor.';
      refuseUnless(!ineligible.has(session.signInProvider), unsupported);
      const unverified = 'UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.';
      refuseUnless(session.user.emailVerified === true, unverified);
      refuseUnless(!hasTotp(session.user), 'SECOND_FACTOR_LIMIT_EXCEEDED');
      return { totpSessionInfo: enrollments.start(session.user.localId) };
    },
    finalize: async (state, body, context) => {
      if (body.totpVerificationInfo === undefined) return stock.finalize(state, body, context);
      const { user, signInProvider } = await sessionOf(lookup, state, body.idToken);
      const { sessionInfo, verificationCode } = body.totpVerificationInfo;
      refuseUnless(sessionInfo, 'MISSING_SESSION_INFO');
      refuseUnless(body.displayName, 'MISSING_DISPLAY_NAME');
      refuseUnless(verificationCode, 'MISSING_CODE');
      refuseUnless(!hasTotp(user), 'SECOND_FACTOR_LIMIT_EXCEEDED');
      const mfaEnrollmentId = enrollments.finish(user.localId, sessionInfo, verificationCode);
      const factor = {
        mfaEnrollmentId,
        displayName: body.displayName,
        enrolledAt: new Date().toISOString(),
        totpInfo: {},
      };
      const enrolled = state.updateUserByLocalId(user.localId, {
        mfaInfo: [...(user.mfaInfo ?? []), factor],
      });
      const tokens = await tokensAfterTotp(operations, state, {
        user: enrolled,
        signInProvider,
        identifier: mfaEnrollmentId,
      });
      return { ...tokens, totpAuthInfo: {} };
    },
    withdraw: async (state, body, context) => {
      const { user } = await sessionOf(lookup, state, body.idToken);
      const found = user.mfaInfo?.some(({ mfaEnrollmentId }) => mfaEnrollmentId === body.mfaEnrollmentId);
      refuseUnless(found, 'MFA_ENROLLMENT_NOT_FOUND');
      const answer = await stock.withdraw(state, body, context);
      // Ends all earlier sessions. The caller continues with the new tokens.
      state.updateUserByLocalId(user.localId, { validSince: secondsOf(answer.idToken) });
      return answer;
    },
  };
}

function signIn(operations: EmulatorOperations, enrollments: TotpEnrollments): EmulatorOperation {
  const stock = operations.identitytoolkit.accounts.mfaSignIn.finalize;
  return async (state, body, context) => {
    if (body.totpVerificationInfo === undefined) return stock(state, body, context);
    refuseUnless(body.mfaPendingCredential, 'MISSING_MFA_PENDING_CREDENTIAL');
    refuseUnless(body.mfaEnrollmentId, 'MISSING_MFA_ENROLLMENT_ID');
    const pending = pendingSchema.safeParse(jsonOf(body.mfaPendingCredential));
    refuseUnless(pending.success, 'INVALID_MFA_PENDING_CREDENTIAL');
    const { localId, signInProvider, issuedAt } = pending.data;
    const inTime = Date.now() - issuedAt < totpSessionMs;
    refuseUnless(inTime, 'TOTP_CHALLENGE_TIMEOUT : TOTP challenge timeout, provide first factor again.');
    const user = state.getUserByLocalId(localId);
    refuseUnless(user, 'USER_NOT_FOUND');
    refuseUnless(user.disabled !== true, 'USER_DISABLED');
    const factor = user.mfaInfo?.find(({ mfaEnrollmentId }) => mfaEnrollmentId === body.mfaEnrollmentId);
    refuseUnless(factor !== undefined && isTotp(factor), 'MFA_ENROLLMENT_NOT_FOUND');
    refuseUnless(body.totpVerificationInfo.verificationCode, 'MISSING_CODE');
    enrollments.useCode(body.mfaEnrollmentId, body.totpVerificationInfo.verificationCode);
    const signedIn = state.updateUserByLocalId(localId, { lastLoginAt: String(Date.now()) });
    return tokensAfterTotp(operations, state, {
      user: signedIn,
      signInProvider,
      identifier: body.mfaEnrollmentId,
    });
  };
}

/** Wraps the sign-in with a first factor. If a second factor is required, the response marks the factors that are apps, and contains an expiry. */
function askedForTotp(stock: EmulatorOperation): EmulatorOperation {
  return async (state, body, context) => {
    const answer = await stock(state, body, context);
    if (typeof answer.mfaPendingCredential !== 'string') return answer;
    const pending = z.looseObject({ localId: z.string() }).parse(jsonOf(answer.mfaPendingCredential));
    const timed = JSON.stringify({ ...pending, issuedAt: Date.now() });
    const apps = state.getUserByLocalId(pending.localId)?.mfaInfo?.filter(isTotp) ?? [];
    const factors = factorsSchema.parse(answer.mfaInfo);
    return {
      ...answer,
      mfaPendingCredential: Buffer.from(timed, 'utf8').toString('base64'),
      mfaInfo: factors.map((factor) => ({
        ...factor,
        ...apps.find(({ mfaEnrollmentId }) => mfaEnrollmentId === factor.mfaEnrollmentId),
      })),
    };
  };
}

type TotpSignIn = {
  readonly user: EmulatorUser;
  readonly signInProvider: string;
  readonly identifier: string;
};

async function tokensAfterTotp(
  { securetoken }: EmulatorOperations,
  state: EmulatorState,
  { user, signInProvider, identifier }: TotpSignIn,
): Promise<EmulatorAnswer> {
  const secondFactor = { identifier, provider: 'totp' };
  const refreshToken = state.createRefreshTokenFor(user, signInProvider, { secondFactor });
  const answer = await securetoken.token(state, { grantType: 'refresh_token', refreshToken }, {});
  return { idToken: answer.id_token, refreshToken: answer.refresh_token };
}

function hasTotp(user: EmulatorUser): boolean {
  return user.mfaInfo?.some(isTotp) ?? false;
}

function isTotp({ totpInfo }: EmulatorSecondFactor): boolean {
  return totpInfo !== undefined;
}

function secondsOf(idToken: unknown): string {
  const claims = z.object({ iat: z.int() }).parse(jsonOf(String(idToken).split('.')[1] ?? ''));
  return String(claims.iat);
}
