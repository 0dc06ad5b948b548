import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { mailedLinksContract } from '../../identity/mailed-links.contract.ts';
import { memoryIdentity } from '../memory-identity.ts';

mailedLinksContract('InMemoryMailedLinks', async () => memoryIdentity(new ManualClock(startOfTests)));
