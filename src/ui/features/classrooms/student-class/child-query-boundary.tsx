import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import type { Query } from '../../../data/query.ts';
import { childFailure } from './messages/en/child-failure.ts';
import { studentClassWords as words } from './messages/en/student-class.ts';

export const Waiting = () => <output className="class-step">{words.waiting}</output>;

export function ChildQueryBoundary<T>({
  query,
  children,
}: {
  readonly query: Query<T>;
  readonly children: (value: T) => ReactNode;
}) {
  if (query.state === 'waiting') return <Waiting />;
  if (query.state === 'read') return children(query.value);
  return (
    <div className="class-step">
      <Notice tone="error">{childFailure(query.failure)}</Notice>
      <Button variant="primary" size="lg" className="class-big" onClick={query.retry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
