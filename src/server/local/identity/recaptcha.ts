import type { ChangeOperations, EmulatorOperation } from './firebase-tools-internals.ts';
import { refuseUnless } from './identity-refusal.ts';
import { withAccounts } from './with-accounts.ts';

type RecaptchaState = 'OFF' | 'ENFORCE';

interface RecaptchaProof {
  readonly call: 'signInWithPassword' | 'signUp' | 'sendOobCode';
  readonly captchaResponse: string;
}

/** The reCAPTCHA of the identity service. Accepts any proof. */
export interface Recaptcha {
  readonly change: ChangeOperations;
  readonly state: () => RecaptchaState;
  readonly setState: (state: RecaptchaState) => void;
  readonly lastProof: () => RecaptchaProof | null;
  readonly clear: () => void;
  readonly config: () => object;
}

/** Creates a reCAPTCHA that is off at first. Its state is only in memory, like faults. */
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
