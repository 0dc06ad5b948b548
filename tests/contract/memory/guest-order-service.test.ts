import { solvePuzzle } from '#adapters/browser/solve-puzzle.ts';
import { InMemoryGuestOrderService } from '#adapters/memory/in-memory-guest-order-service.ts';
import { aService } from '../../builders/a-service.ts';
import { guestOrderServiceContract, whoOrders } from '../guest-order-service.contract.ts';

guestOrderServiceContract('InMemoryGuestOrderService', async () => {
  const behind = aService();
  const people = await whoOrders(behind);
  const guests = new InMemoryGuestOrderService(behind.app, async () => people.token(), solvePuzzle);
  return {
    ...people,
    guests,
    disconnect: () => {
      guests.online = false;
    },
    close: async () => undefined,
  };
});
