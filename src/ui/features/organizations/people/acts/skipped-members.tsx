import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { BulkResult } from '#domain/organizations/members/bulk-act.ts';
import type { Member } from '#domain/organizations/members/member.ts';
import { ok } from '#domain/result.ts';
import { compareNames } from '#domain/platform/tables/natural-order.ts';
import { useApp } from '../../../../app-context.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { paths } from '../../../../routes/paths.ts';
import { shownName } from '../member-table.tsx';
import { bulkWords as words, skipWords } from '../messages/en/bulk.ts';

type Skipped = BulkResult['skipped'];

const nameOf = (member: Member | null): string => (member === null ? words.gone : shownName(member));

/** The maximum number of shown names. Further members are only counted. */
const maxShown = 20;

/** The skipped members, with reasons and with links to resolve them (R24). */
export function SkippedMembers({ skipped }: { readonly skipped: Skipped }) {
  const { members } = useApp();
  const question = useCallback(
    async (options: ReadOptions) => {
      const shown = skipped.slice(0, maxShown);
      const read = await Promise.all(shown.map(({ id }) => members.byId(id, options)));
      const found: readonly (Member | null)[] = read.map((each) => (each.ok ? each.value.member : null));
      const failed = read.find((each) => !each.ok && each.error.kind !== 'member/not-found');
      if (failed !== undefined && !failed.ok) return failed;
      const people = shown.map(({ id, why }, at) => ({ id, why, member: found[at] ?? null }));
      return ok(people.toSorted((one, other) => compareNames(nameOf(one.member), nameOf(other.member))));
    },
    [members, skipped],
  );
  const query = useQuery(question);
  return (
    <div className="stack">
      <p>{words.skipped(skipped.length)}</p>
      <QueryBoundary query={query} waiting={words.reading}>
        {(people) => (
          <ul className="plain-list">
            {people.map(({ id, why, member }) => (
              <li key={id}>
                {member === null ? (
                  words.gone
                ) : (
                  <TextLink to={paths.teacher(id)}>{bidiIsolate(shownName(member))}</TextLink>
                )}
                {`: ${skipWords[why]}`}
              </li>
            ))}
            {skipped.length > maxShown ? <li>{words.more(skipped.length - maxShown)}</li> : null}
          </ul>
        )}
      </QueryBoundary>
    </div>
  );
}
