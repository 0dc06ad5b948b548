import { apiBookService } from '#adapters/api/billing/api-book-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { bookServiceContract, setUpBooks } from '../../billing/book-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

bookServiceContract('apiBookService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await setUpBooks(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, books: apiBookService(wire.http, new InMemoryLog()) };
});
