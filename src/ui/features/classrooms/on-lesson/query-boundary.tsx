import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { shell } from '../../../messages/en/shell.ts';
import type { Query } from './use-query.ts';

/** What was asked for, once it is there; until then that it is on its way, or why it is not. */
export function QueryBoundary<T>(props: {
  readonly asked: Query<T>;
  readonly waiting: string;
  readonly again: () => void;
  readonly children: (value: T) => ReactNode;
}) {
  const { asked } = props;
  if (asked.state === 'read') return props.children(asked.value);
  if (asked.state === 'waiting') {
    return (
      <output className="stack">
        <span>{props.waiting}</span>
        <span className="skeleton" data-shape="row" aria-hidden="true" />
        <span className="skeleton" data-shape="row" aria-hidden="true" />
      </output>
    );
  }
  return (
    <div className="stack">
      <FailureNotice failure={asked.failure} />
      <div>
        <Button onClick={props.again}>{shell.tryAgain}</Button>
      </div>
    </div>
  );
}
