import type { ImportDetail } from '#domain/imports/import-view.ts';
import type { LeftRow } from '#domain/roster/undo-report.ts';
import { resultWords as words } from '../messages/en/import-wizard.ts';

type Report = NonNullable<ImportDetail['undo']>;

/** Why rows were left, with how many for each reason. */
function reasonsOf(rows: readonly LeftRow[]): readonly (readonly [LeftRow['why'], number])[] {
  const counts = new Map<LeftRow['why'], number>();
  for (const { why } of rows) counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts];
}

/** What an undo took back, what it kept since somebody edited it, and what it could not do and why (R14). */
export const UndoLists = ({ undo }: { readonly undo: Report }) => (
  <section aria-label={words.lists}>
    <dl className="facts">
      <div>
        <dt>{words.reversed}</dt>
        <dd>{words.things(undo.reversed)}</dd>
      </div>
      <div>
        <dt>{words.kept}</dt>
        <dd>{words.things(undo.keptCount)}</dd>
      </div>
      <div>
        <dt>{words.impossible}</dt>
        <dd>
          {words.things(undo.impossibleCount)}
          {undo.impossible.length === 0 ? null : (
            <ul>
              {reasonsOf(undo.impossible).map(([why, count]) => (
                <li key={why}>
                  {count} {words.why[why]}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  </section>
);
