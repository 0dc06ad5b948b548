import type * as z from 'zod/mini';
import {
  memberActOperations as operations,
  type deactivateManyRequest,
  type membersFilter,
} from '#adapters/wire/organizations/members.ts';
import type { MemberSelection } from '#domain/organizations/members/bulk-act.ts';
import { err } from '#domain/result.ts';
import { routes } from '../../mount-operation.ts';
import { readMemberQuery } from './read-member-query.ts';

/** A call's selection: its filter is in the address, as for a page. Null if invalid. */
function readSelection(
  asked: z.output<typeof membersFilter>,
  { selection }: z.output<typeof deactivateManyRequest>,
): MemberSelection | null {
  const query = readMemberQuery(asked);
  if (query === null) return null;
  const { filter, timeZone } = query;
  return { selection: selection.of === 'ids' ? selection : { ...selection, filter }, timeZone };
}

const bodyLimit = 1_000_000;

/** Bulk actions on members by a job, whose result names skipped members and reasons (R24). */
export const memberActRoutes = routes(
  operations,
  { tag: 'Members', bodyLimit, problems: ['call/malformed', 'form/invalid'] },
  ({ members }) => ({
    deactivateMembers: {
      action: 'teacher.deactivate',
      summary:
        'Deactivates each selected member who owns no classroom, in a job. `all` selects the rows that match the filter in the query.',
      handle: async ({ caller, body, query }) => {
        const chosen = readSelection(query, body);
        if (chosen === null) return err({ kind: 'call/malformed' });
        return members.actOnMany(caller, { kind: 'deactivate' }, chosen);
      },
    },
    moveMembers: {
      action: 'teacher.move',
      summary: 'Moves each selected member to a school of the district, in a job. Classrooms stay.',
      handle: async ({ caller, body, query }) => {
        const chosen = readSelection(query, body);
        if (chosen === null) return err({ kind: 'call/malformed' });
        const act = { kind: 'move', organizationId: body.organizationId } as const;
        return members.actOnMany(caller, act, chosen);
      },
    },
    decideSeats: {
      action: 'license.assign-seats',
      summary: 'Gives each selected teacher a seat, as long as one is free, or takes seats back, in a job.',
      handle: async ({ caller, body, query }) => {
        const chosen = readSelection(query, body);
        if (chosen === null) return err({ kind: 'call/malformed' });
        const act = { kind: 'seat', decision: body.decision } as const;
        return members.actOnMany(caller, act, chosen);
      },
    },
  }),
);
