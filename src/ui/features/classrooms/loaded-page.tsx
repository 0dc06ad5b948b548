import type { ReactNode } from 'react';
import type { Result } from '#domain/result.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { Notice } from '../../components/notice.tsx';
import type { ClientFailure } from '../../messages/client-failure.ts';
import { classroomWords as words } from './messages/en/classrooms.ts';
import { useFreshOnReturn } from './use-fresh-on-return.ts';
import { useLastGood } from './use-last-good.ts';

/**
 * A part of a page that stands on what was read: kept fresh, kept when it cannot be read again (which is said), and why where
 * it could not be read at all.
 */
export function LoadedPage<T>(props: {
  readonly read: Result<T, ClientFailure>;
  readonly children: (value: T) => ReactNode;
}) {
  useFreshOnReturn();
  const { value, failure } = useLastGood(props.read);
  if (value === null) return failure === null ? null : <LoadFailure failure={failure} />;
  return (
    <>
      {failure === null ? null : <Notice tone="warning">{words.stale}</Notice>}
      {props.children(value)}
    </>
  );
}
