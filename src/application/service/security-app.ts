import {
  previewDeletion,
  type PreviewDeletion,
  type PreviewDeletionPorts,
} from './organizations/account-deletion/preview-deletion.ts';
import {
  eraseAccount,
  type EraseAccount,
  type EraseAccountPorts,
} from './organizations/account-deletion/erase-account.ts';
import {
  finishPasswordSetup,
  type FinishPasswordSetup,
  type FinishPasswordSetupPorts,
} from './identity/security/finish-password-setup.ts';
import {
  recoverSecondFactor,
  type RecoverSecondFactor,
  type RecoverSecondFactorPorts,
} from './identity/security/recover-second-factor.ts';
import { renewRecoveryCodes, type RenewRecoveryCodes } from './identity/security/renew-recovery-codes.ts';
import {
  signOutEverywhere,
  type SignOutEverywhere,
  type SignOutEverywherePorts,
} from './identity/security/sign-out-everywhere.ts';

export type SecurityApp = {
  readonly signOutEverywhere: SignOutEverywhere;
  readonly previewDeletion: PreviewDeletion;
  readonly eraseAccount: EraseAccount;
  readonly renewRecoveryCodes: RenewRecoveryCodes;
  readonly recoverSecondFactor: RecoverSecondFactor;
  readonly finishPasswordSetup: FinishPasswordSetup;
};

export type SecurityPorts = EraseAccountPorts &
  FinishPasswordSetupPorts &
  PreviewDeletionPorts &
  RecoverSecondFactorPorts &
  SignOutEverywherePorts;

export const createSecurityApp = (ports: SecurityPorts): SecurityApp => ({
  signOutEverywhere: signOutEverywhere(ports),
  previewDeletion: previewDeletion(ports),
  eraseAccount: eraseAccount(ports),
  renewRecoveryCodes: renewRecoveryCodes(ports),
  recoverSecondFactor: recoverSecondFactor(ports),
  finishPasswordSetup: finishPasswordSetup(ports),
});
