import type * as z from 'zod/mini';
import {
  memberActOperations as operations,
  type deactivateManyRequest,
  type membersFilter,
} from '#adapters/wire/organizations/members.ts';
import type { MemberSelection } from '#domain/organizations/members/bulk-act.ts';
import { mapOk, type Result } from '#domain/result.ts';
import { routes, withForm } from '../../mount-operation.ts';
import type { Malformed } from '../read-query.ts';
import { readMemberQuery } from './read-member-query.ts';

/** Reads a call's selection. Its filter is in the URL's query, like the filter of a page. Returns a refusal if it is invalid. */
function readSelection(
  filter: z.output<typeof membersFilter>,
  { selection }: z.output<typeof deactivateManyRequest>,
): Result<MemberSelection, Malformed> {
  return mapOk(readMemberQuery(filter), ({ filter, timeZone }) => ({
    selection: selection.of === 'ids' ? selection : { ...selection, filter },
    timeZone,
  }));
}

const bodyLimit = 1_000_000;

/** Routes for bulk actions on members. A job runs them and returns the skipped members with reasons (R24). */
export const memberActRoutes = routes(
  operations,
  { tag: 'Members', bodyLimit, problems: ['call/malformed', 'form/invalid'] },
  ({ members }) => ({
    deactivateMembers: {
      action: 'teacher.deactivate',
      summary:
        'Deactivates each selected member who owns no classroom, in a job. `all` selects the rows that match the filter in the query.',
      handle: ({ caller, body, query }) =>
        withForm(readSelection(query, body), (chosen) =>
          members.actOnMany(caller, { kind: 'deactivate' }, chosen),
        ),
    },
    moveMembers: {
      action: 'teacher.move',
      summary: 'Moves each selected member to a school of the district, in a job. Classrooms stay.',
      handle: ({ caller, body, query }) =>
        withForm(readSelection(query, body), (chosen) =>
          members.actOnMany(caller, { kind: 'move', organizationId: body.organizationId }, chosen),
        ),
    },
    decideSeats: {
      action: 'license.assign-seats',
      summary: 'Gives each selected teacher a seat, as long as one is free, or takes seats back, in a job.',
      handle: ({ caller, body, query }) =>
        withForm(readSelection(query, body), (chosen) =>
          members.actOnMany(caller, { kind: 'seat', decision: body.decision }, chosen),
        ),
    },
  }),
);
