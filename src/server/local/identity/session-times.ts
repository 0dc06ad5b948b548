import * as z from 'zod/mini';
import type {
  ChangeOperations,
  EmulatorAnswer,
  EmulatorOperation,
  EmulatorRequest,
  EmulatorState,
  EmulatorUser,
} from './firebase-tools-internals.ts';
import { refuseUnless } from './identity-refusal.ts';
import { jsonOf, sessionOf } from './session-of.ts';
import { withAccounts } from './with-accounts.ts';

/** The content of the emulator's refresh tokens: base64 JSON. */
const emulatorTokenSchema = z.looseObject({});
/** The same with added times. */
const refreshTokenSchema = z.looseObject({
  localId: z.string(),
  /** The sign-in time of its session, in seconds. */
  authTime: z.int(),
  /** Its issue time, in seconds. */
  issuedAt: z.int(),
});

export interface SessionTimes {
  readonly change: ChangeOperations;
  age(user: EmulatorUser, minutes: number): void;
  clear(): void;
}

/** How long a sign-in counts as recent, in seconds. */
const recentSeconds = 5 * 60;

/**
 * Makes session times work as in the real service. A session keeps its own sign-in time, revocation also ends refresh tokens, and irreversible operations need
 * a sign-in in the last five minutes. The emulator does not enforce these rules.
 */
export function sessionTimes(state: EmulatorState): SessionTimes {
  const aged = new Map<string, { readonly atMs: number; readonly authTime: number }>();
  const authTimeOf = (user: EmulatorUser, authTime: number): number => {
    const made = aged.get(user.localId);
    if (made === undefined || authTime > made.atMs / 1000) return authTime;
    const lastLoginAt = Number(user.lastLoginAt ?? 0);
    const isNewer = lastLoginAt > made.atMs && Math.floor(lastLoginAt / 1000) === authTime;
    return isNewer ? authTime : Math.min(authTime, made.authTime);
  };
  writeTimes(state);
  return {
    age: (user, minutes) => {
      const atMs = Date.now();
      aged.set(user.localId, { atMs, authTime: Math.floor(atMs / 1000) - minutes * 60 });
    },
    clear: () => aged.clear(),
    change: (operations) => {
      const { accounts } = operations.identitytoolkit;
      const { mfaEnrollment } = accounts;
      const guarded =
        (
          stock: EmulatorOperation,
          sensitive: (body: EmulatorRequest) => boolean,
          endsOthers = sensitive,
        ): EmulatorOperation =>
        async (of, body, context) => {
          if (body.idToken === undefined || context.security?.Oauth2 !== undefined)
            return stock(of, body, context);
          const session = await sessionOf(accounts.lookup, of, body.idToken);
          const authTime = authTimeOf(session.user, session.authTime);
          const isRecent = Date.now() / 1000 - authTime <= recentSeconds;
          refuseUnless(isRecent || !sensitive(body), 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
          const run = (since: number) =>
            asSignedInAt(of, session.user, since, () => stock(of, body, context));
          if (!endsOthers(body)) return run(authTime);
          const now = Math.floor(Date.now() / 1000);
          const answer = await run(now);
          of.updateUserByLocalId(session.user.localId, { validSince: String(now) });
          return answer;
        };
      const always = (): boolean => true;
      const never = (): boolean => false;
      const changed = withAccounts(operations, {
        signUp: endingNoneOfItsOwn(accounts.signUp),
        update: guarded(accounts.update, changesEntry),
        delete: guarded(accounts.delete, always, never),
        mfaEnrollment: {
          start: guarded(mfaEnrollment.start, always, never),
          finalize: guarded(mfaEnrollment.finalize, always, never),
          withdraw: guarded(mfaEnrollment.withdraw, always),
        },
      });
      return { ...changed, securetoken: { token: refreshed(operations.securetoken.token, authTimeOf) } };
    },
  };
}

/** Whether a call changes the password or address. This ends every session except the caller's, which counts as a new sign-in. */
const changesEntry = ({ password, email }: EmulatorRequest): boolean => Boolean(password) || Boolean(email);

/**
 * Keeps a new account from ending its own session. The emulator stores the sign-in time first, and then the time of the password, which ends earlier sessions.
 * If a new second begins in between, the account's own session would count as earlier.
 */
const endingNoneOfItsOwn =
  (signUp: EmulatorOperation): EmulatorOperation =>
  async (state, body, context) => {
    const answer = await signUp(state, body, context);
    const user = state.getUserByLocalId(String(answer.localId));
    if (user?.validSince !== undefined && user.lastLoginAt !== undefined) {
      const signedInAt = Math.floor(Number(user.lastLoginAt) / 1000);
      state.updateUserByLocalId(user.localId, {
        validSince: String(Math.min(Number(user.validSince), signedInAt)),
      });
    }
    return answer;
  };

function writeTimes(state: EmulatorState): void {
  const create = state.createRefreshTokenFor.bind(state);
  state.createRefreshTokenFor = (user, provider, more) => {
    const record = emulatorTokenSchema.parse(jsonOf(create(user, provider, more)));
    const authTime = Math.floor(Number(user.lastLoginAt ?? Date.now()) / 1000);
    const timed = JSON.stringify({ ...record, authTime, issuedAt: Math.floor(Date.now() / 1000) });
    return Buffer.from(timed, 'utf8').toString('base64');
  };
}

function refreshed(
  stock: EmulatorOperation,
  authTimeOf: (user: EmulatorUser, authTime: number) => number,
): EmulatorOperation {
  return (state, body, context) => {
    const record = refreshTokenSchema.safeParse(jsonOf(body.refreshToken ?? ''));
    if (!record.success) return stock(state, body, context);
    const { localId, authTime, issuedAt } = record.data;
    const user = state.getUserByLocalId(localId);
    refuseUnless(user, 'USER_NOT_FOUND');
    refuseUnless(user.disabled !== true, 'USER_DISABLED');
    refuseUnless(issuedAt >= Number(user.validSince ?? 0), 'TOKEN_EXPIRED');
    const since = authTimeOf(user, authTime);
    return asSignedInAt(state, user, since, () => stock(state, body, context));
  };
}

/** Issues tokens as if the session had signed in at that time (seconds). No other code runs in between. */
async function asSignedInAt(
  state: EmulatorState,
  user: EmulatorUser,
  authTime: number,
  issue: () => EmulatorAnswer | Promise<EmulatorAnswer>,
): Promise<EmulatorAnswer> {
  const { lastLoginAt } = user;
  state.updateUserByLocalId(user.localId, { lastLoginAt: String(authTime * 1000) });
  try {
    return await issue();
  } finally {
    if (state.getUserByLocalId(user.localId) === user)
      state.updateUserByLocalId(user.localId, { lastLoginAt });
  }
}
