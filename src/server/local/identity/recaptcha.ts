import type { ChangeOperations, EmulatorOperation } from './firebase-tools-internals.ts';
import { refuseUnless } from './identity-refusal.ts';
import { withAccounts } from './with-accounts.ts';

/** Whether calls with email and password must prove that no robot makes them. */
type RecaptchaState = 'OFF' | 'ENFORCE';

/** What proof the last call carried. */
interface RecaptchaProof {
  readonly call: 'signInWithPassword' | 'signUp' | 'sendOobCode';
  readonly captchaResponse: string;
}

/** reCAPTCHA of the identity service. Nothing is judged: any proof will do. */
export interface Recaptcha {
  readonly change: ChangeOperations;
  readonly state: () => RecaptchaState;
  readonly setState: (state: RecaptchaState) => void;
  /** The proof that a call carried last; `null` where none did. */
  readonly lastProof: () => RecaptchaProof | null;
  readonly clear: () => void;
  /** The answer of `GET /v2/recaptchaConfig`. */
  readonly config: () => object;
}

/** Off at first; held in memory only, as faults are. */
export function recaptcha(): Recaptcha {
  let state: RecaptchaState = 'OFF';
  let last: RecaptchaProof | null = null;
  const guarded =
    (call: RecaptchaProof['call'], stock: EmulatorOperation): EmulatorOperation =>
    (of, body, context) => {
      const { captchaResponse, captchaResp, ...rest } = body;
      const proof = captchaResponse ?? captchaResp;
      if (proof !== undefined) last = { call, captchaResponse: proof };
      const isClient = context.security?.Oauth2 === undefined;
      refuseUnless(state === 'OFF' || !isClient || proof !== undefined, 'MISSING_RECAPTCHA_TOKEN');
      return stock(of, rest, context);
    };
  return {
    change: (operations) => {
      const { signInWithPassword, signUp, sendOobCode } = operations.identitytoolkit.accounts;
      return withAccounts(operations, {
        signInWithPassword: guarded('signInWithPassword', signInWithPassword),
        signUp: guarded('signUp', signUp),
        sendOobCode: guarded('sendOobCode', sendOobCode),
      });
    },
    state: () => state,
    setState: (changed) => {
      state = changed;
    },
    lastProof: () => last,
    clear: () => {
      state = 'OFF';
      last = null;
    },
    config: () => ({
      recaptchaKey: 'projects/0/keys/local',
      recaptchaEnforcementState: [
        { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: state },
        { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
      ],
    }),
  };
}
