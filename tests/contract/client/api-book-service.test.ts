import { apiBookService } from '#adapters/api/api-book-service.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { aService } from '../../builders/a-service.ts';
import { bookServiceContract, whoBooks } from '../book-service.contract.ts';
import { overTheWire } from './over-the-wire.ts';

bookServiceContract('apiBookService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await whoBooks(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, books: apiBookService(wire.http, new InMemoryLog()) };
});
