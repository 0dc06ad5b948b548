import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { accountRepositoryContract } from '../account-repository.contract.ts';

accountRepositoryContract('InMemoryAccountRepository', async () => {
  const accounts = new InMemoryAccountRepository();
  return {
    accounts,
    storedAccounts: async () => accounts.accounts(),
    storedSignUps: async () => accounts.signUps(),
    close: async () => undefined,
  };
});
