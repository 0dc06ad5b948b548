import type { EmulatorState } from './firebase-tools-internals.ts';
import { IdentityRefusal } from './identity-refusal.ts';

const hour = 3_600_000;
const lifetimes: Readonly<Record<string, number>> = { EMAIL_SIGNIN: 6 * hour, PASSWORD_RESET: hour };
const otherLifetime = 72 * hour;

/** The codes in mailed links, which end some time. */
export interface ActionCodes {
  /** Ends all codes that were mailed to an address, or are of its account. How many. */
  expire(email: string): number;
}

/**
 * Gives the codes of mailed links the real service's lifetimes; the emulator's last for ever. A code that has ended
 * is refused with `EXPIRED_OOB_CODE`. Codes that do not say when they were issued count from the first look at them.
 * `now` is the time in epoch milliseconds.
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
    const { issuedAt } = code;
    if (typeof issuedAt !== 'number') state.oobs.set(oobCode, { ...code, issuedAt: now() });
    const age = now() - (typeof issuedAt === 'number' ? issuedAt : now());
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
