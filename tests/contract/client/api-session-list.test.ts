import { apiSessionList } from '#adapters/api/api-session-list.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { aService } from '../../builders/a-service.ts';
import { sessionListContract } from '../session-list.contract.ts';
import { sessionPerson } from '../session-person.ts';
import { overTheWire } from './over-the-wire.ts';

sessionListContract('apiSessionList, over a real socket to the real server on memory', async () => {
  const behind = aService();
  const person = await sessionPerson(behind);
  const wire = await overTheWire(behind, person.token);
  return { ...person, ...wire, sessions: apiSessionList(wire.http, new InMemoryLog()) };
});
