import { collectedSeatOperations as operations } from '#adapters/wire/v1/collected-seats.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mapOk } from '#domain/result.ts';
import { mounter } from '../../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Seats added on the next invoice (R26). */
export function addCollectedSeats(app: ApiScope, { orders }: Pick<ServiceApp, 'orders'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses', action: 'license.buy' });
  const { collected } = orders;
  mount(
    'readCollectedSeats',
    {
      summary:
        'How seats are added to the license on the next invoice, and what is collected; null where it was not bought on invoice.',
    },
    ({ caller }) => collected.read(caller),
  );

  mount(
    'collectSeats',
    {
      summary:
        'Sets the license to a number of seats, which work at once and stand on the next invoice. Refused where the day or the sum is not what was shown.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => collected.add(caller, body),
  );

  mount(
    'takeSeatsBack',
    { summary: 'Takes an addition back while nobody needs its seats. Its days until today are charged.' },
    ({ caller, params }) => collected.takeBack(caller, params.id),
  );

  mount(
    'invoiceCollectedSeats',
    { summary: 'Issues the invoice of what is collected now, and answers the id of its order.' },
    async ({ caller }) => mapOk(await collected.invoice(caller), (value) => ({ id: value })),
  );
}
