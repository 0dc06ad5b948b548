import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { startOfTests } from '../../builders/time.ts';
import { mailedLinksContract } from '../mailed-links.contract.ts';
import { memoryIdentity } from './memory-identity.ts';

mailedLinksContract('InMemoryMailedLinks', async () => memoryIdentity(new ManualClock(startOfTests)));
