import { InMemoryAccountService } from '#adapters/memory/in-memory-account-service.ts';
import { aService } from '../../builders/a-service.ts';
import { accountServiceContract } from '../account-service.contract.ts';
import { behindAccounts } from '../behind-accounts.ts';
import { supported } from '../capability.ts';
import { stubbedCaller } from '../stubbed-caller.ts';

accountServiceContract(
  'InMemoryAccountService',
  async () => {
    const behind = aService();
    const caller = stubbedCaller(behind);
    const service = new InMemoryAccountService(behind.app, async () => caller.token());
    return {
      ...behindAccounts(behind),
      ...caller,
      service,
      disconnect: () => {
        service.online = false;
      },
      close: async () => undefined,
    };
  },
  { network: supported },
);
