import { type DeviceTokenPorts, withDeviceTokens } from './identity/devices/verify-device-token.ts';
import { limitCalls, type LimitCalls, type LimitCallsPorts } from './platform/limits/limit-calls.ts';
import { admitPass, type AdmitPass, type AdmitPassPorts } from './classrooms/passes/admit-pass.ts';
import {
  admitStudent,
  type AdmitStudent,
  type AdmitStudentPorts,
} from './classrooms/student-entry/admit-student.ts';
import type { TokenVerifier } from './identity/ports/token-verifier.ts';
import { admitViewAs, type AdmitViewAs, type AdmitViewAsPorts } from './organizations/staff/admit-view-as.ts';
import { admit, type Admit, type AdmitPorts } from './organizations/access/admit.ts';

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
