import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { supported } from '../../identity/capability.ts';
import { identityProviderContract } from '../../identity/identity-provider.contract.ts';
import { memoryIdentity } from '../memory-identity.ts';

identityProviderContract(
  'InMemoryIdentityProvider',
  async () => memoryIdentity(new ManualClock(startOfTests)),
  { severalTabs: supported },
);
