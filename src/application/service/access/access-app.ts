import { limitCalls, type LimitCalls, type LimitCallsPorts } from '../limits/limit-calls.ts';
import type { TokenVerifier } from '../ports/token-verifier.ts';
import { admit, type Admit, type AdmitPorts } from './admit.ts';

/** Who calls, whether they may, and how often. */
export type AccessApp = {
  readonly verifyToken: TokenVerifier['verify'];
  readonly admit: Admit;
  readonly limitCalls: LimitCalls;
};

export type AccessPorts = AdmitPorts & LimitCallsPorts & { readonly tokenVerifier: TokenVerifier };

export const createAccessApp = (ports: AccessPorts): AccessApp => ({
  verifyToken: (token) => ports.tokenVerifier.verify(token),
  admit: admit(ports),
  limitCalls: limitCalls(ports),
});
