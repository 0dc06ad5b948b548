import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { useApp } from '../../app-context.tsx';
import { Button } from '../button.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { Notice } from './notice.tsx';
import { valueOf } from '../../data/query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { joinWords as words } from '../../messages/en/joining.ts';

/** Shows the school that has the user's email domain, with a link to request to join it (ORG-10). Renders nothing if there is no such school. */
export function JoinNotice() {
  const { joining } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => joining.suggestion(options), [joining]));
  const action = useAsyncAction();
  const school = valueOf(query);
  if (school === null) return null;
  if (school.asked)
    return (
      <Notice tone="success" title={words.asked(school.name)}>
        <p>{words.askedMore}</p>
      </Notice>
    );
  const ask = (): void => action.run(() => joining.ask(school.id), query.retry);
  return (
    <Notice title={words.title(school.name)}>
      <p>{words.lead}</p>
      <FailureNotice failure={action.failure} />
      <Button aria-disabled={action.pending} onClick={ask}>
        {words.ask}
      </Button>
    </Notice>
  );
}
