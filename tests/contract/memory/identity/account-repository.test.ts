import { InMemoryAccountRepository } from '#adapters/memory/identity/in-memory-account-repository.ts';
import { accountRepositoryContract } from '../../identity/account-repository.contract.ts';

accountRepositoryContract('InMemoryAccountRepository', async () => {
  const accounts = new InMemoryAccountRepository();
  return {
    accounts,
    storedAccounts: async () => accounts.accounts(),
    storedSignUps: async () => accounts.signUps(),
    close: async () => undefined,
  };
});
