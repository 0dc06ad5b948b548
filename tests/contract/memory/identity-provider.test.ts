import { InMemoryBrowser } from '#adapters/memory/in-memory-browser.ts';
import { InMemoryIdentityProvider } from '#adapters/memory/in-memory-identity-provider.ts';
import { InMemoryIdentityService } from '#adapters/memory/in-memory-identity-service.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { defaultPasswordPolicy } from '#domain/identity/password-policy.ts';
import { second, startOfTests } from '../../builders/time.ts';
import { supported } from '../capability.ts';
import { identityProviderContract } from '../identity-provider.contract.ts';

identityProviderContract(
  'InMemoryIdentityProvider',
  async () => {
    const clock = new ManualClock(startOfTests);
    const service = new InMemoryIdentityService(clock);
    const browser = new InMemoryBrowser();
    return {
      openTab: async () => new InMemoryIdentityProvider(service, browser, clock),
      users: async () => service.users().map((user) => user.email),
      linkFor: async (email) => service.createLink(email),
      disable: async (email) => service.disable(email),
      resetsSentTo: async () => service.resetsSentTo(),
      policy: defaultPasswordPolicy,
      nextSecond: () => clock.advance(second),
      answerPopup: (provider, answer) =>
        browser.answerPopups(provider, answer === 'closed' ? 'identity/popup-closed-by-user' : answer),
      disconnect: async () => {
        service.online = false;
      },
      connect: async () => {
        service.online = true;
      },
      close: async () => undefined,
    };
  },
  { popup: supported, severalTabs: supported, network: supported },
);
