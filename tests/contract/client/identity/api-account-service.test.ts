import { apiAccountService } from '#adapters/api/identity/api-account-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { accountServiceContract } from '../../identity/account-service.contract.ts';
import { behindAccounts } from '../../identity/behind-accounts.ts';
import { supported } from '../../identity/capability.ts';
import { stubbedCaller } from '../../classrooms/stubbed-caller.ts';
import { overTheWire } from '../over-the-wire.ts';

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
