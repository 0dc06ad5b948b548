import { apiPeopleService } from '#adapters/api/organizations/api-people-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { manyPeople, peopleServiceContract } from '../../organizations/people-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

peopleServiceContract('apiPeopleService, over a real socket to the real server', async (accountType) => {
  const service = aService();
  const kay = await manyPeople(service, accountType);
  const wire = await overTheWire(service, kay.token);
  return { ...wire, service, people: apiPeopleService(wire.http, new InMemoryLog()) };
});
