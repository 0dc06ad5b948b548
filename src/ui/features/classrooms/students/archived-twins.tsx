import { type ReactNode, useState } from 'react';
import { bidiIsolate } from '#domain/account/bidi-isolate.ts';
import { ok, type Result } from '#domain/result.ts';
import { foldedName } from '#domain/students/compare-names.ts';
import { studentDefaults } from '#domain/students/student-table.ts';
import { mostRules } from '#domain/tables/table-address.ts';
import { type ListedStudent, studentName } from '#domain/students/student.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { archivedTwins as words } from '../messages/en/students.ts';
import type { Added } from './added.ts';

type Named = Pick<ListedStudent, 'family' | 'given'>;

/** Archived students with the same names as the students in a form. */
export type ArchivedTwins = {
  /** Asks about archived students of these names, once for each name; answers whether there are any. */
  readonly ask: (wanted: readonly Named[]) => Promise<boolean>;
  readonly isRestored: (student: Named) => boolean;
  /** The question, with the button that restores them; null if there is no question. */
  readonly notice: ReactNode;
};

/** Asks whether archived students of the same names are to be restored, before new ones are added to a class. */
export function useArchivedTwins(
  classroomId: string,
  onRestored: (restored: Added & { readonly names: ReadonlySet<string> }) => void,
): ArchivedTwins {
  const { students } = useApp();
  const action = useAsyncAction();
  const [found, setFound] = useState<readonly ListedStudent[]>([]);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [restored, setRestored] = useState<ReadonlySet<string>>(new Set());

  const ask: ArchivedTwins['ask'] = async (wanted) => {
    const open = wanted.filter((student) => !asked.has(foldedName(student)));
    const rows: ListedStudent[] = [];
    for (let at = 0; at < open.length; at += mostRules) {
      const rules = open
        .slice(at, at + mostRules)
        .map(
          (student) =>
            ({ kind: 'text', column: 'name', mode: 'equals', value: studentName(student) }) as const,
        );
      const filter = { match: 'any', rules } as const;
      const page = await students.page({ ...studentDefaults, filter, start: null, archived: true });
      // A user who cannot read archived students adds new ones.
      if (!page.ok) return false;
      rows.push(...page.value.rows);
    }
    if (open.length === 0) return false;
    setAsked(new Set([...asked, ...open.map(foldedName)]));
    setFound(rows);
    return rows.length > 0;
  };

  /** Restores them, and adds to the class those who were in another one. */
  const restore = async (): Promise<Result<Added, ClientFailure>> => {
    const ids = found.map(({ id }) => id);
    const back = await students.act({ kind: 'restore' }, { selection: { of: 'ids', ids }, archived: true });
    if (!back.ok) return back;
    const away = found.filter(({ classrooms }) => classrooms.every(({ id }) => id !== classroomId));
    const set = { students: ids, changeSetId: back.value.result?.changeSetId ?? '' };
    if (away.length === 0) return ok(set);
    const selection = { of: 'ids', ids: away.map(({ id }) => id) } as const;
    const copied = await students.act({ kind: 'copy', to: classroomId }, { selection, archived: false });
    return copied.ok ? ok(set) : copied;
  };

  const those = found.map((student) => {
    const rooms = student.classrooms.map(({ name }) => name).join(', ');
    return bidiIsolate(rooms === '' ? studentName(student) : `${studentName(student)} (${rooms})`);
  });
  return {
    ask,
    isRestored: (student) => restored.has(foldedName(student)),
    notice:
      found.length === 0 ? null : (
        <Notice tone="warning" title={words.title(those)}>
          <p>{words.advice}</p>
          <FailureNotice failure={action.failure} />
          <Button
            size="sm"
            aria-disabled={action.pending}
            onClick={() =>
              action.run(restore, (set) => {
                const names = new Set([...restored, ...found.map(foldedName)]);
                setRestored(names);
                setFound([]);
                onRestored({ ...set, names });
              })
            }
          >
            {words.restore(found.length)}
          </Button>
        </Notice>
      ),
  };
}
