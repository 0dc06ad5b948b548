import * as z from 'zod/mini';
import { accountTypes } from '#domain/account/account-type.ts';
import { accessStates } from '#domain/license/access-state.ts';
import { memberRoles } from '#domain/organizations/member-role.ts';
import { operation, tablePage } from '../operation.ts';
import { list } from './list.ts';
import { pagePlace, tableQuery } from './table.ts';

const textOrNull = z.nullable(z.string());
/** A moment in epoch milliseconds. */
const momentOrNull = z.nullable(z.int());

/** Somebody in the directory as it goes over the wire: the type `Person` of `src/domain/directory`. */
const person = z.object({
  id: z.string(),
  firstName: textOrNull,
  lastName: textOrNull,
  email: textOrNull,
  accountType: z.enum(accountTypes),
  organizations: list(z.object({ id: z.string(), name: z.string(), role: z.enum(memberRoles) })),
  lastActiveAt: momentOrNull,
  since: z.int(),
  account: z.nullable(
    z.object({
      accessState: z.enum(accessStates),
      trialDaysLeft: z.int().check(z.minimum(0)),
      disabledAt: momentOrNull,
    }),
  ),
});

/** What `GET /v1/app/users` may be asked. */
export const peopleQuery = z.object(tableQuery);
/** `GET /v1/app/users` */
export const peopleResponse = z.object({ data: list(person), page: pagePlace });

export const peopleOperations = {
  listPeople: operation('GET /v1/app/users', {
    query: peopleQuery,
    reply: tablePage(person),
    refusals: ['account/not-permitted'],
  }),
} as const;
