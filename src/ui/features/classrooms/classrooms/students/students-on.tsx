import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { useApp } from '../../../../app-context.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { paths } from '../../../../routes/paths.ts';
import { studentWords as words } from '../messages/en/students.ts';
import { EnrolledTable } from './enrolled-table.tsx';

/** The students of a class on an earlier day, read-only. */
export function StudentsOn({ classroomId, on }: { readonly classroomId: string; readonly on: IsoDate }) {
  const { students } = useApp();
  const query = useQuery(
    useCallback(
      (options: ReadOptions) => students.list(classroomId, { ...options, on }),
      [students, classroomId, on],
    ),
  );
  return (
    <>
      <Notice title={words.past(on)}>
        {words.pastAdvice}{' '}
        <TextLink to={paths.classroomTab(classroomId, 'students')}>{words.toToday}</TextLink>
      </Notice>
      <QueryBoundary query={query}>
        {(listed) =>
          listed.length === 0 ? (
            <p>{words.nobodyThen}</p>
          ) : (
            <>
              <p>{words.count(listed.length)}</p>
              <EnrolledTable students={listed} selecting={null} />
            </>
          )
        }
      </QueryBoundary>
    </>
  );
}
