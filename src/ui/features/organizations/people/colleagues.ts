import type { MemberService } from '#application/client/organizations/ports/member-service.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { memberDefaults } from '#domain/organizations/members/member-table.ts';
import type { Member } from '#domain/organizations/members/member.ts';
import { ok, type Result } from '#domain/result.ts';
import { viewerTimeZone } from '../../../data/viewer-time-zone.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { readMatching } from '../../../table/read-matching.ts';
import { shownName } from './member-table.tsx';

/** A person who could take over a classroom. `id` is the id of their membership. */
export type Colleague = { readonly id: string; readonly name: string };

/** Whether a person is currently at a member's school. Teachers do not see schools, and see only people at their own school. */
const isColleague = (of: Member, { id, details }: Member): boolean =>
  id !== of.id &&
  (details === null || (details.status === 'joined' && details.school.id === of.details?.school.id));

/** Returns the people at a member's school, sorted by name. */
export async function readColleagues(
  members: MemberService,
  of: Member,
  options: ReadOptions,
): Promise<Result<readonly Colleague[], ClientFailure>> {
  const school = of.details?.school.name ?? '';
  const here = (column: 'school' | 'status', value: string) =>
    ({ kind: 'text', column, mode: 'equals', value }) as const;
  // Teachers see only names, so they may not filter by other columns.
  const rules =
    of.you && of.details?.role === 'teacher' ? [] : [here('school', school), here('status', 'joined')];
  const read = await readMatching(
    (query) => members.page({ ...query, timeZone: viewerTimeZone() }, options),
    { ...memberDefaults, filter: { match: 'all', rules }, start: null },
  );
  if (!read.ok) return read;
  return ok(
    read.value
      .filter((each) => isColleague(of, each))
      .map((each) => ({ id: each.id, name: shownName(each) })),
  );
}
