import { InMemorySigningKeys } from '#adapters/memory/identity/in-memory-signing-keys.ts';
import { signingKeysContract } from '../../identity/signing-keys.contract.ts';

signingKeysContract('InMemorySigningKeys', async () => {
  const keys = new Map<string, string>();
  return {
    keys: new InMemorySigningKeys(keys),
    sameKeys: new InMemorySigningKeys(keys),
    close: async () => undefined,
  };
});
