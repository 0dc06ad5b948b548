import { InMemoryBookService } from '#adapters/memory/in-memory-book-service.ts';
import { aService } from '../../builders/a-service.ts';
import { bookServiceContract, whoBooks } from '../book-service.contract.ts';

bookServiceContract('InMemoryBookService', async () => {
  const behind = aService();
  const people = await whoBooks(behind);
  const books = new InMemoryBookService(behind.app, async () => people.token());
  return {
    ...people,
    books,
    disconnect: () => {
      books.online = false;
    },
    close: async () => undefined,
  };
});
