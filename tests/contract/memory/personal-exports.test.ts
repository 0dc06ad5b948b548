import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryPersonalExports } from '#adapters/memory/in-memory-personal-exports.ts';
import { personalExportsContract } from '../personal-exports.contract.ts';

personalExportsContract('InMemoryPersonalExports', async () => {
  const accounts = new InMemoryAccountRepository();
  return { accounts, exports: new InMemoryPersonalExports(accounts), close: async () => undefined };
});
