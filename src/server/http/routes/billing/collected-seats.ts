import { collectedSeatOperations as operations } from '#adapters/wire/billing/collected-seats.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mapOk } from '#domain/result.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Seats added on the next invoice (R26). */
export function addCollectedSeats(app: ApiScope, { orders }: Pick<ServiceApp, 'orders'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses', action: 'license.buy' });
  const { collected } = orders;
  mount(
    'readCollectedSeats',
    {
      summary:
        'How seats are added to the license on the next invoice, and the additions so far; null if it was not bought on invoice.',
    },
    ({ caller }) => collected.read(caller),
  );

  mount(
    'collectSeats',
    {
      summary:
        'Sets the number of seats of the license. New seats work right away and are on the next invoice. Refused if the day or the price has changed.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => collected.add(caller, body),
  );

  mount(
    'takeSeatsBack',
    { summary: 'Removes an addition whose seats no one needs. Its days until today are charged.' },
    ({ caller, params }) => collected.takeBack(caller, params.id),
  );

  mount(
    'invoiceCollectedSeats',
    { summary: 'Issues the invoice for the additions so far and returns the id of its order.' },
    async ({ caller }) => mapOk(await collected.invoice(caller), (value) => ({ id: value })),
  );
}
