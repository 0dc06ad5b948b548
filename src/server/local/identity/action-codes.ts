import type { EmulatorState } from './firebase-tools-internals.ts';
import { IdentityRefusal } from './identity-refusal.ts';

const hour = 3_600_000;
const lifetimes: Readonly<Record<string, number>> = { EMAIL_SIGNIN: 6 * hour, PASSWORD_RESET: hour };
const otherLifetime = 72 * hour;

export interface ActionCodes {
  /** Expires all codes that were mailed to an address or belong to its account. Returns their number. */
  expire(email: string): number;
}

/**
 * Gives the codes of mailed links the lifetimes of the real service, because the emulator's codes never expire. An expired code is refused with
 * `EXPIRED_OOB_CODE`. `now` returns epoch milliseconds.
 */
export function actionCodes(state: EmulatorState, now: () => number): ActionCodes {
  const create = state.createOob.bind(state);
  state.createOob = (...facts) => {
    const code = { ...create(...facts), issuedAt: now() };
    state.oobs.set(code.oobCode, code);
    return code;
  };
  const validate = state.validateOobCode.bind(state);
  state.validateOobCode = (oobCode) => {
    const code = validate(oobCode);
    if (code === undefined) return undefined;
    const age = now() - Number(code.issuedAt);
    if (age > (lifetimes[code.requestType] ?? otherLifetime)) throw new IdentityRefusal('EXPIRED_OOB_CODE');
    return code;
  };
  return {
    expire: (email) => {
      const address = email.toLowerCase();
      const codes = [...state.oobs.values()].filter(
        (code) => code.email === address || code.newEmail === address,
      );
      for (const code of codes) state.oobs.set(code.oobCode, { ...code, issuedAt: 0 });
      return codes.length;
    },
  };
}
