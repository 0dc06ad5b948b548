import {
  changePhoneNumber,
  type ChangePhoneNumber,
  type ChangePhoneNumberPorts,
} from './change-phone-number.ts';
import { changeProfile, type ChangeProfile, type ChangeProfilePorts } from './change-profile.ts';
import { ensureProfile, type EnsureProfile, type EnsureProfilePorts } from './ensure-profile.ts';
import { presentProfile, type PresentProfile } from './present-profile.ts';
import { readAccount, type ReadAccount } from './read-account.ts';
import { readOnboardingStatus, type ReadOnboardingStatus } from './read-onboarding-status.ts';
import { recordOnboarding, type RecordOnboarding, type RecordOnboardingPorts } from './record-onboarding.ts';
import { registerSignUp, type RegisterSignUp } from './register-sign-up.ts';

export type AccountsApp = {
  readonly registerSignUp: RegisterSignUp;
  readonly ensureProfile: EnsureProfile;
  readonly read: ReadAccount;
  readonly readOnboardingStatus: ReadOnboardingStatus;
  readonly recordOnboarding: RecordOnboarding;
  readonly readProfile: PresentProfile;
  readonly changeProfile: ChangeProfile;
  readonly changePhoneNumber: ChangePhoneNumber;
};

export type AccountsPorts = EnsureProfilePorts &
  ChangeProfilePorts &
  ChangePhoneNumberPorts &
  RecordOnboardingPorts;

export const createAccountsApp = (ports: AccountsPorts): AccountsApp => ({
  registerSignUp: registerSignUp(ports),
  ensureProfile: ensureProfile(ports),
  read: readAccount(ports),
  readOnboardingStatus,
  recordOnboarding: recordOnboarding(ports),
  readProfile: presentProfile,
  changeProfile: changeProfile(ports),
  changePhoneNumber: changePhoneNumber(ports),
});
