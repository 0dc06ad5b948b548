import { authenticatorCode } from '#adapters/memory/identity/in-memory-authenticator.ts';
import { InMemoryBrowser } from '#adapters/memory/identity/in-memory-browser.ts';
import { InMemoryIdentityAccount } from '#adapters/memory/identity/in-memory-identity-account.ts';
import { InMemoryIdentityProvider } from '#adapters/memory/identity/in-memory-identity-provider.ts';
import { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { InMemoryMailedLinks } from '#adapters/memory/identity/in-memory-mailed-links.ts';
import type { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { defaultPasswordPolicy } from '#domain/identity/sign-in/password-policy.ts';
import { hour, second } from '../../builders/time.ts';
import type { IdentityHarness, IdentityTab } from '../identity/identity-harness.ts';

export function memoryIdentity(clock: ManualClock): IdentityHarness {
  const service = new InMemoryIdentityService(clock);
  service.mails.lifetime = hour;
  const browser = new InMemoryBrowser();
  const elsewhere = new InMemoryBrowser();
  const tabOf = (of: InMemoryBrowser): IdentityTab => {
    const identity = new InMemoryIdentityProvider(service, of, clock);
    const account = new InMemoryIdentityAccount(service, of, identity, clock);
    return { identity, account, links: new InMemoryMailedLinks(service) };
  };
  const idOf = (email: string): string => service.userOf(email)?.id ?? '';
  return {
    openTab: async () => tabOf(browser),
    openElsewhere: async () => tabOf(elsewhere),
    users: async () => service.users().map((user) => user.email),
    linkFor: async (email) => service.createLink(email),
    mail: async (mode, email, newEmail) => service.mails.send(mode, email, newEmail).code,
    customTokenFor: async (email) => service.createCustomToken(idOf(email)),
    verify: async (email) => void service.amend(idOf(email), { emailVerified: true }),
    disable: async (email) => service.disable(email),
    resetsSentTo: async () => service.resetsSentTo(),
    policy: defaultPasswordPolicy,
    codeOf: async (secret) => {
      await clock.advance(30 * second);
      return authenticatorCode(secret);
    },
    nextSecond: () => clock.advance(second),
    later: (ms) => clock.advance(ms),
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
}
