import * as z from 'zod/mini';
import { accountTypes } from '#domain/identity/membership/account-type.ts';
import { accessStates } from '#domain/identity/account/access-state.ts';
import { memberRoles } from '#domain/identity/membership/member-role.ts';
import { operation, tablePage } from '../operation.ts';
import { list } from '../list.ts';
import { tableQuery } from '../table.ts';
import { count, timestampOrNull, textOrNull } from '../fields.ts';

const person = z.object({
  id: z.string(),
  firstName: textOrNull,
  lastName: textOrNull,
  email: textOrNull,
  accountType: z.enum(accountTypes),
  organizations: list(z.object({ id: z.string(), name: z.string(), role: z.enum(memberRoles) })),
  lastActiveAt: timestampOrNull,
  since: z.int(),
  account: z.nullable(
    z.object({
      accessState: z.enum(accessStates),
      trialDaysLeft: count,
      disabledAt: timestampOrNull,
    }),
  ),
});

const peopleQuery = z.object(tableQuery);

export const peopleOperations = {
  listPeople: operation('GET /v1/app/users', {
    query: peopleQuery,
    reply: tablePage(person),
    refusals: ['account/not-permitted'],
  }),
} as const;
