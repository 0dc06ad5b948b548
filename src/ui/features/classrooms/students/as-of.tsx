import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ReadOptions } from '#domain/cancellation.ts';
import { type IsoDate, parseIsoDate } from '#domain/dates/iso-date.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { TextField } from '../../../forms/text-field.tsx';
import { paths } from '../../../routes/paths.ts';
import { studentWords as words } from '../messages/en/students.ts';
import './students.css';
import { EnrolledTable } from './enrolled-table.tsx';

/** Asks for a list of students as it was on a day; the address keeps it, beside what else the table was asked (ROS-9). */
export function AsOf({ day }: { readonly day: IsoDate | null }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const go = (on: IsoDate | null): void => {
    const asked = new URLSearchParams(search);
    for (const place of ['after', 'before', 'on']) asked.delete(place);
    if (on !== null) asked.set('on', on);
    void navigate({ pathname, search: asked.toString() }, { preventScrollReset: true });
  };
  return (
    <form
      className="class-as-of"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('on');
        const on = parseIsoDate(typeof typed === 'string' ? typed : '');
        go(on.ok ? on.value : null);
      }}
    >
      <TextField type="date" label={words.asOf} name="on" optional defaultValue={day ?? ''} />
      <Button type="submit">{words.showDay}</Button>
    </form>
  );
}

/** Who was in a class on a day: what is over is read, and not changed. */
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
