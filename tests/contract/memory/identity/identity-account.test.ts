import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { identityAccountContract } from '../../identity/identity-account.contract.ts';
import { memoryIdentity } from '../memory-identity.ts';

identityAccountContract('InMemoryIdentityAccount', async () => memoryIdentity(new ManualClock(startOfTests)));
