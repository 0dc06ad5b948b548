import { seatOperations as operations } from '#adapters/wire/v1/seats.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mounter } from '../../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** License seats: holders, requests and their assignment (LIC-8). */
export function addSeats(app: ApiScope, { members }: Pick<ServiceApp, 'members'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses' });
  mount(
    'decideSeat',
    {
      action: 'license.assign-seats',
      summary:
        'Gives a teacher a seat, takes it back, or declines their request; they are told by mail, with a word.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => members.decideSeat(caller, params.id, body),
  );

  mount(
    'listSeatRequests',
    { action: 'license.assign-seats', summary: 'Those who wait for a seat, in the order of asking.' },
    ({ caller }) => members.seatRequests(caller),
  );

  mount(
    'setSeatAssignment',
    {
      action: 'license.assign-seats',
      summary:
        'Says whether seats are given by person, or whoever teaches takes one. Nobody loses one by it.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => members.setSeatAssignment(caller, body.byPerson),
  );

  mount(
    'askForSeat',
    {
      action: 'license.ask-seat',
      summary:
        'Asks those who give the seats for one; where one is free for whoever comes, it is taken at once.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => members.askForSeat(caller, body.note),
  );
}
