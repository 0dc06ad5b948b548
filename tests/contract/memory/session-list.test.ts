import { InMemorySessionList } from '#adapters/memory/in-memory-session-list.ts';
import { aService } from '../../builders/a-service.ts';
import { sessionListContract } from '../session-list.contract.ts';
import { sessionPerson } from '../session-person.ts';

sessionListContract('InMemorySessionList', async () => {
  const behind = aService();
  const person = await sessionPerson(behind);
  const sessions = new InMemorySessionList(behind.app, async () => person.token());
  return {
    ...person,
    sessions,
    disconnect: () => {
      sessions.online = false;
    },
    close: async () => undefined,
  };
});
