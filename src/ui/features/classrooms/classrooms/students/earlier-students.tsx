import { type ReactNode, useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { ok, type Result } from '#domain/result.ts';
import { foldedName } from '#domain/classrooms/students/compare-names.ts';
import { studentDefaults } from '#domain/classrooms/students/student-table.ts';
import { maxRules } from '#domain/platform/tables/table-address.ts';
import { type ListedStudent, studentName } from '#domain/classrooms/students/student.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import type { ClientFailure } from '../../../../messages/client-failure.ts';
import { earlierStudents as words } from '../messages/en/students.ts';
import type { Added } from './added.ts';

type Named = Pick<ListedStudent, 'family' | 'given'>;

const archivedOf = (found: readonly ListedStudent[]): boolean =>
  found.every(({ archivedOn }) => archivedOn !== null);

/** Earlier students with the same names as in a form: archived, or no longer in the class. */
export type EarlierStudents = {
  /** Asks about earlier students with these names, once per name. Resolves to whether there are any. */
  readonly ask: (wanted: readonly Named[]) => Promise<boolean>;
  readonly isBack: (student: Named) => boolean;
  /** The question, with a button to restore the students. Null without a question. */
  readonly notice: ReactNode;
};

async function find(
  { students }: Pick<ClientApp, 'students'>,
  classroomId: string,
  wanted: readonly Named[],
): Promise<readonly ListedStudent[]> {
  const rows: ListedStudent[] = [];
  for (let at = 0; at < wanted.length; at += maxRules) {
    const rules = wanted
      .slice(at, at + maxRules)
      .map(
        (student) => ({ kind: 'text', column: 'name', mode: 'equals', value: studentName(student) }) as const,
      );
    const query = { ...studentDefaults, filter: { match: 'any', rules }, start: null } as const;
    for (const part of [{ archived: true }, { archived: false, formerOf: classroomId }]) {
      const page = await students.page({ ...query, ...part });
      // If the page cannot be read, the user may not read these students and can only add new ones.
      if (page.ok) rows.push(...page.value.rows);
    }
  }
  return rows;
}

export function useEarlierStudents(
  classroomId: string,
  onBack: (back: Added & { readonly names: ReadonlySet<string> }) => void,
): EarlierStudents {
  const app = useApp();
  const { students } = app;
  const action = useAsyncAction();
  const [found, setFound] = useState<readonly ListedStudent[]>([]);
  const [requested, setRequested] = useState<ReadonlySet<string>>(new Set());
  const [back, setBack] = useState<ReadonlySet<string>>(new Set());

  const ask: EarlierStudents['ask'] = async (wanted) => {
    const open = wanted.filter((student) => !requested.has(foldedName(student)));
    if (open.length === 0) return false;
    const rows = await find(app, classroomId, open);
    setRequested(new Set([...requested, ...open.map(foldedName)]));
    setFound(rows);
    return rows.length > 0;
  };

  const restoreStudents = async (): Promise<Result<Added, ClientFailure>> => {
    const ids = found.map(({ id }) => id);
    const archived = found.filter(({ archivedOn }) => archivedOn !== null).map(({ id }) => id);
    const away = found.filter(({ classrooms }) => classrooms.every(({ id }) => id !== classroomId));
    let changeSetId = '';
    if (archived.length > 0) {
      const selection = { of: 'ids', ids: archived } as const;
      const restored = await students.act({ kind: 'restore' }, { selection, archived: true });
      if (!restored.ok) return restored;
      changeSetId = restored.value.result?.changeSetId ?? '';
    }
    if (away.length === 0) return ok({ students: ids, changeSetId });
    const selection = { of: 'ids', ids: away.map(({ id }) => id) } as const;
    const copied = await students.act({ kind: 'copy', to: classroomId }, { selection, archived: false });
    if (!copied.ok) return copied;
    return ok({ students: ids, changeSetId: changeSetId || (copied.value.result?.changeSetId ?? '') });
  };

  const those = found.map((student) => {
    const classrooms = student.classrooms.map(({ name }) => name).join(', ');
    return bidiIsolate(classrooms === '' ? studentName(student) : `${studentName(student)} (${classrooms})`);
  });
  return {
    ask,
    isBack: (student) => back.has(foldedName(student)),
    notice:
      found.length === 0 ? null : (
        <Notice tone="warning" title={words.title(those, archivedOf(found))}>
          <p>{words.advice(archivedOf(found))}</p>
          <FailureNotice failure={action.failure} />
          <Button
            size="sm"
            aria-disabled={action.pending}
            onClick={() =>
              action.run(restoreStudents, (set) => {
                const names = new Set([...back, ...found.map(foldedName)]);
                setBack(names);
                setFound([]);
                onBack({ ...set, names });
              })
            }
          >
            {words.bringBack(found.length, archivedOf(found))}
          </Button>
        </Notice>
      ),
  };
}
