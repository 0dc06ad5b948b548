import { InMemoryIdentityDirectory } from '#adapters/memory/identity/in-memory-identity-directory.ts';
import { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { supported } from '../../identity/capability.ts';
import { identityDirectoryContract } from '../../identity/identity-directory.contract.ts';

const factor = { id: 'factor-1', name: 'Phone', enrolledAt: startOfTests, secret: 'JBSWY3DPEHPK3PXP' };

identityDirectoryContract(
  'InMemoryIdentityDirectory',
  async () => {
    const clock = new ManualClock(startOfTests);
    const service = new InMemoryIdentityService(clock);
    return {
      directory: new InMemoryIdentityDirectory(service, clock),
      open: async ({ secondFactor, ...account }) => {
        const secondFactors = secondFactor === true ? [factor] : [];
        const user = service.addUser({ ...account, password: 'tide table', secondFactors });
        return { id: user.id, token: service.issueToken(user, 'email').token };
      },
      held: async (id) => {
        const user = service.userById(id);
        if (user === null) return null;
        const { emailVerified, password, providers, secondFactors, requiresPasswordSetup } = user;
        const signInOptions = [...(password === null ? [] : ['password']), ...providers];
        return { emailVerified, signInOptions, secondFactors: secondFactors.length, requiresPasswordSetup };
      },
      enter: async (customToken) => {
        const user = service.useCustomToken(customToken);
        if (!user.ok) throw new Error(user.error.kind);
        return { id: user.value.id, token: service.issueToken(user.value, 'email').token };
      },
      holds: async (token) => service.tokenFacts(token).ok,
      wait: () => clock.advance(5_000),
      disconnect: async () => {
        service.online = false;
      },
      close: async () => undefined,
    };
  },
  { disconnect: supported },
);
