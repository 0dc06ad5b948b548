import type * as z from 'zod/mini';
import type { membersQuery } from '#adapters/wire/organizations/members.ts';
import {
  memberColumns,
  memberDefaults,
  type MemberQuery,
} from '#domain/organizations/members/member-table.ts';
import type { Result } from '#domain/result.ts';
import { type Malformed, readTable } from '../read-query.ts';

/** Reads the query from a call's parameters. Returns a refusal if it is invalid. */
export const readMemberQuery = (query: z.output<typeof membersQuery>): Result<MemberQuery, Malformed> =>
  readTable(query, { columns: memberColumns, defaults: memberDefaults, names: ['name', 'person'] });
