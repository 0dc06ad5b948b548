import { seatOperations as operations } from '#adapters/wire/organizations/seats.ts';
import { routes } from '../../mount-operation.ts';

/** Routes for license seats: holders, requests and assignment (LIC-8). */
export const seatRoutes = routes(
  operations,
  { tag: 'Licenses', action: 'license.assign-seats' },
  ({ members }) => ({
    decideSeat: {
      summary:
        'Gives a teacher a seat, takes it back, or declines their request. They get an email with a note.',
      problems: ['form/invalid'],
      handle: ({ caller, params, body }) => members.decideSeat(caller, params.id, body),
    },
    listSeatRequests: {
      summary: 'The people waiting for a seat, in the order of their requests.',
      handle: ({ caller }) => members.seatRequests(caller),
    },
    setSeatAssignment: {
      summary: 'Sets whether seats are assigned by person or automatically. No one loses a seat.',
      problems: ['form/invalid'],
      handle: ({ caller, body }) => members.setSeatAssignment(caller, body.byPerson),
    },
    askForSeat: {
      action: 'license.ask-seat',
      summary:
        'Asks the people who assign seats for a seat. If seats are given automatically and one is free, the caller gets it right away.',
      problems: ['form/invalid'],
      handle: ({ caller, body }) => members.askForSeat(caller, body.note),
    },
  }),
);
