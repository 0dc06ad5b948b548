import { apiJoiningService } from '#adapters/api/organizations/api-joining-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { joiningSchool } from '../../organizations/joining-school.ts';
import { joiningServiceContract } from '../../organizations/joining-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

joiningServiceContract('apiJoiningService, over a real socket to the real server', async () => {
  const behind = aService();
  const { token, enter } = await joiningSchool(behind);
  const wire = await overTheWire(behind, token);
  return { ...wire, enter, joining: apiJoiningService(wire.http, new InMemoryLog()) };
});
