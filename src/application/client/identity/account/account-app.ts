import type { Log } from '../../../ports/log.ts';
import { completeOnboarding } from './complete-onboarding.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityAccount } from '../ports/identity-account.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import type { SessionParts } from '../session/session-parts.ts';
import { readProfile } from './read-profile.ts';
import { updateProfile } from './update-profile.ts';
import { signUp } from '../session/sign-up.ts';

export type AccountPorts = {
  readonly session: SessionStore;
  readonly storage: Storage;
  readonly log: Log;
  readonly identity: IdentityProvider;
  readonly identityAccount: IdentityAccount;
  readonly accounts: AccountService;
  readonly parts: Pick<SessionParts, 'loadSession' | 'requestSignInLink'>;
};

export type AccountApp = ReturnType<typeof createAccountApp>;

export function createAccountApp({ parts, ...ports }: AccountPorts) {
  return {
    signUp: signUp({ ...ports, ...parts }),
    passwordPolicy: () => ports.identity.passwordPolicy(),
    completeOnboarding: completeOnboarding(ports),
    readProfile: readProfile(ports),
    updateProfile: updateProfile(ports),
  };
}
