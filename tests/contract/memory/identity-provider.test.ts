import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { startOfTests } from '../../builders/time.ts';
import { supported } from '../capability.ts';
import { identityProviderContract } from '../identity-provider.contract.ts';
import { memoryIdentity } from './memory-identity.ts';

identityProviderContract(
  'InMemoryIdentityProvider',
  async () => memoryIdentity(new ManualClock(startOfTests)),
  { severalTabs: supported },
);
