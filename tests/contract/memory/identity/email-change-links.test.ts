import { InMemoryEmailChangeLinks } from '#adapters/memory/identity/in-memory-email-change-links.ts';
import { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { supported } from '../../identity/capability.ts';
import { emailChangeLinksContract } from '../../identity/email-change-links.contract.ts';

emailChangeLinksContract(
  'InMemoryEmailChangeLinks',
  async () => {
    const service = new InMemoryIdentityService(new ManualClock(startOfTests), 'https://blockyard.test');
    for (const email of ['ada@lovelace.test', 'grace@hopper.test']) {
      service.addUser({ email, emailVerified: true });
    }
    return {
      links: new InMemoryEmailChangeLinks(service),
      apply: async (code) => service.apply(code).ok,
      isProved: async (email) => service.userOf(email)?.emailVerified === true,
      origin: 'https://blockyard.test',
      disconnect: async () => {
        service.online = false;
      },
      close: async () => undefined,
    };
  },
  { disconnect: supported },
);
