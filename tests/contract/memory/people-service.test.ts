import { InMemoryPeopleService } from '#adapters/memory/in-memory-people-service.ts';
import { aService } from '../../builders/a-service.ts';
import { manyPeople, peopleServiceContract } from '../people-service.contract.ts';

peopleServiceContract('InMemoryPeopleService', async (accountType) => {
  const service = aService();
  const kay = await manyPeople(service, accountType);
  const people = new InMemoryPeopleService(service.app, async () => kay.token());
  return {
    people,
    service,
    disconnect: () => {
      people.online = false;
    },
    close: async () => undefined,
  };
});
