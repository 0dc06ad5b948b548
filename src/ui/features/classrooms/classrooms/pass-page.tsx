import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { passEnds } from '#domain/classrooms/passes/pass-refusals.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { passPageWords as words } from './messages/en/passes.ts';
import { EnterPass } from './passes/enter-pass.tsx';
import { PassBoardView } from './passes/pass-board-view.tsx';

/** Loads the class of this tab's pass, or null if no code was entered. */
export const loader = (app: ClientApp, { signal }: PageVisit) => app.passes.board({ signal });

/**
 * `/pass`: the code of a card opens its classroom, read-only, in this tab and on the day of the pass (ORG-13). Needs no login. The page reads the class again
 * when the window gets the focus. It keeps the class if there is no network, but not after the end of the pass.
 */
export function Component() {
  const read = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const query = useLoadedQuery(read);
  const [left, setLeft] = useState(false);
  useRevalidateOnFocus();
  const ended = !read.ok && passEnds.some((kind) => kind === read.error.kind) ? read.error : null;
  if (ended !== null || (read.ok && read.value === null)) {
    const reread = (): void => {
      setLeft(false);
      query.retry();
    };
    return <EnterPass ended={ended} left={left} onEntered={reread} />;
  }
  return (
    <QueryBoundary query={query} waiting={words.reading}>
      {(board) =>
        board === null ? null : (
          <PassBoardView
            board={board}
            onLeft={() => {
              setLeft(true);
              query.retry();
            }}
          />
        )
      }
    </QueryBoundary>
  );
}
