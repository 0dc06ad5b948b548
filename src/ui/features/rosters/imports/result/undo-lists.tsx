import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import type { RowNotUndone } from '#domain/classrooms/change-sets/undo-report.ts';
import { Facts } from '../../../../components/facts.tsx';
import { namesOfRows } from '../../../../messages/en/names-of-rows.ts';
import { resultWords as words } from '../messages/en/import-wizard.ts';

type Report = NonNullable<ImportDetail['undo']>;

function reasonsOf(rows: readonly RowNotUndone[]): readonly (readonly [RowNotUndone['why'], number])[] {
  const counts = new Map<RowNotUndone['why'], number>();
  for (const { why } of rows) counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts];
}

const Impossible = ({ undo: { impossible, impossibleCount } }: { readonly undo: Report }) => (
  <>
    {words.things(impossibleCount)}
    {impossible.length === 0 ? null : (
      <ul>
        {reasonsOf(impossible).map(([why, count]) => (
          <li key={why}>
            {count} {words.why[why]}
            {namesOfRows(impossible.filter((row) => row.why === why))}
          </li>
        ))}
      </ul>
    )}
  </>
);

/**
 * The result of an undo, with names: the rows that it restored, the rows that were edited since, and the rows that it could not restore, with the reason (R14).
 */
export const UndoLists = ({ undo }: { readonly undo: Report }) => (
  <section aria-label={words.lists}>
    <Facts
      of={[
        [words.reversed, words.things(undo.reversed)],
        [words.kept, `${words.things(undo.keptCount)}${namesOfRows(undo.kept)}`],
        [words.impossible, <Impossible key="impossible" undo={undo} />],
      ]}
    />
  </section>
);
