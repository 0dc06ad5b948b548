import { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { InMemoryTokenVerifier } from '#adapters/memory/identity/in-memory-token-verifier.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { hour, minute, startOfTests } from '../../../builders/time.ts';
import { supported } from '../../identity/capability.ts';
import { tokenVerifierContract } from '../../identity/token-verifier.contract.ts';

tokenVerifierContract(
  'InMemoryTokenVerifier',
  async () => {
    const clock = new ManualClock(startOfTests);
    const service = new InMemoryIdentityService(clock);
    return {
      verifier: new InMemoryTokenVerifier(service),
      signIn: async ({ signInMethod, minutesAgo = 0, secondFactor = false, ...person }) => {
        const user = service.addUser(person);
        const facts = { signedInAt: clock.now() - minutesAgo * minute, secondFactor };
        return { token: service.issueToken(user, signInMethod, facts).token, id: user.id };
      },
      disable: async (email) => service.disable(email),
      revoke: async (email) => service.revoke(email),
      expire: () => clock.advance(hour),
      forged: async () => {
        const elsewhere = new InMemoryIdentityService(clock);
        const user = elsewhere.addUser({ email: 'eve@evil.test' });
        for (let count = 0; count < 9; count += 1) elsewhere.issueToken(user, 'email');
        return [elsewhere.issueToken(user, 'email').token];
      },
      disconnect: async () => {
        service.online = false;
      },
      close: async () => undefined,
    };
  },
  { expire: supported, disconnect: supported },
);
