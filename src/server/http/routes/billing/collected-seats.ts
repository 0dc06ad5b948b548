import { collectedSeatOperations as operations } from '#adapters/wire/billing/collected-seats.ts';
import { mapOk } from '#domain/result.ts';
import { routes } from '../../mount-operation.ts';

/** Routes for seats that are added on the next invoice (R26). */
export const collectedSeatRoutes = routes(
  operations,
  { tag: 'Licenses', action: 'license.buy' },
  ({ orders: { collected } }) => ({
    readCollectedSeats: {
      summary:
        'How seats are added to the license on the next invoice, and the additions so far; null if it was not bought on invoice.',
      handle: ({ caller }) => collected.read(caller),
    },
    collectSeats: {
      summary:
        'Sets the number of seats of the license. New seats work right away and are on the next invoice. Refused if the day or the price has changed.',
      problems: ['form/invalid'],
      handle: ({ caller, body }) => collected.add(caller, body),
    },
    takeSeatsBack: {
      summary: 'Removes an addition whose seats no one needs. Its days until today are charged.',
      handle: ({ caller, params }) => collected.takeBack(caller, params.id),
    },
    invoiceCollectedSeats: {
      summary: 'Issues the invoice for the additions so far and returns the id of its order.',
      handle: async ({ caller }) => mapOk(await collected.invoice(caller), (value) => ({ id: value })),
    },
  }),
);
