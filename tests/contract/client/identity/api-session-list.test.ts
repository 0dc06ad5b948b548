import { apiSessionList } from '#adapters/api/identity/api-session-list.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { sessionListContract } from '../../identity/session-list.contract.ts';
import { sessionPerson } from '../../identity/session-person.ts';
import { overTheWire } from '../over-the-wire.ts';

sessionListContract('apiSessionList, over a real socket to the real server on memory', async () => {
  const behind = aService();
  const person = await sessionPerson(behind);
  const wire = await overTheWire(behind, person.token);
  return { ...person, ...wire, sessions: apiSessionList(wire.http, new InMemoryLog()) };
});
