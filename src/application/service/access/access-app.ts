import { type DeviceTokenPorts, withDeviceTokens } from '../devices/verify-device-token.ts';
import { limitCalls, type LimitCalls, type LimitCallsPorts } from '../limits/limit-calls.ts';
import { admitPass, type AdmitPass, type AdmitPassPorts } from '../passes/admit-pass.ts';
import { admitStudent, type AdmitStudent, type AdmitStudentPorts } from '../student-entry/admit-student.ts';
import type { TokenVerifier } from '../ports/token-verifier.ts';
import { admitViewAs, type AdmitViewAs, type AdmitViewAsPorts } from '../staff/admit-view-as.ts';
import { admit, type Admit, type AdmitPorts } from './admit.ts';

export type AccessApp = {
  readonly verifyToken: TokenVerifier['verify'];
  readonly admit: Admit;
  readonly admitViewAs: AdmitViewAs;
  readonly admitPass: AdmitPass;
  readonly admitStudent: AdmitStudent;
  readonly limitCalls: LimitCalls;
};

export type AccessPorts = AdmitPorts &
  AdmitViewAsPorts &
  AdmitPassPorts &
  AdmitStudentPorts &
  LimitCallsPorts &
  DeviceTokenPorts;

export function createAccessApp(ports: AccessPorts): AccessApp {
  const tokens = withDeviceTokens(ports);
  return {
    verifyToken: (token) => tokens.verify(token),
    admit: admit(ports),
    admitViewAs: admitViewAs(ports),
    admitPass: admitPass(ports),
    admitStudent: admitStudent(ports),
    limitCalls: limitCalls(ports),
  };
}
