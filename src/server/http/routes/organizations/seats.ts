import { seatOperations as operations } from '#adapters/wire/organizations/seats.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** License seats: holders, requests and their assignment (LIC-8). */
export function addSeats(app: ApiScope, { members }: Pick<ServiceApp, 'members'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses' });
  mount(
    'decideSeat',
    {
      action: 'license.assign-seats',
      summary:
        'Gives a teacher a seat, takes it back, or declines their request. They get an email with a note.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => members.decideSeat(caller, params.id, body),
  );

  mount(
    'listSeatRequests',
    {
      action: 'license.assign-seats',
      summary: 'The people waiting for a seat, in the order of their requests.',
    },
    ({ caller }) => members.seatRequests(caller),
  );

  mount(
    'setSeatAssignment',
    {
      action: 'license.assign-seats',
      summary: 'Sets whether seats are assigned by person or automatically. No one loses a seat.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => members.setSeatAssignment(caller, body.byPerson),
  );

  mount(
    'askForSeat',
    {
      action: 'license.ask-seat',
      summary:
        'Asks the people who assign seats for a seat. If seats are given automatically and one is free, the caller gets it right away.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => members.askForSeat(caller, body.note),
  );
}
