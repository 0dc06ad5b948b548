import { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { InMemorySignInLinks } from '#adapters/memory/identity/in-memory-sign-in-links.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { supported } from '../../identity/capability.ts';
import { signInLinksContract } from '../../identity/sign-in-links.contract.ts';

signInLinksContract(
  'InMemorySignInLinks',
  async () => {
    const service = new InMemoryIdentityService(new ManualClock(startOfTests), 'https://blockyard.test');
    return {
      links: new InMemorySignInLinks(service),
      open: async (email, link) => service.useLink(email, link).ok,
      origin: 'https://blockyard.test',
      disconnect: async () => {
        service.online = false;
      },
      close: async () => undefined,
    };
  },
  { disconnect: supported },
);
