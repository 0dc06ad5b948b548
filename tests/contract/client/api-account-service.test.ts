import { apiAccountService } from '#adapters/api/api-account-service.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { aService } from '../../builders/a-service.ts';
import { accountServiceContract } from '../account-service.contract.ts';
import { behindAccounts } from '../behind-accounts.ts';
import { supported } from '../capability.ts';
import { stubbedCaller } from '../stubbed-caller.ts';
import { overTheWire } from './over-the-wire.ts';

accountServiceContract(
  'apiAccountService, over a real socket to the real server on memory',
  async () => {
    const behind = aService();
    const caller = stubbedCaller(behind);
    const wire = await overTheWire(behind, caller.token);
    const service = apiAccountService(wire.http, new InMemoryLog());
    return { ...behindAccounts(behind), ...caller, ...wire, service };
  },
  { network: supported },
);
