import type { ReactNode } from 'react';
import { FetchedPart, fetchedPart } from '../components/fetched-part.tsx';
import { fetched } from '../routes/chunk-error.ts';
import type { TableTools } from './tools/table-tools.tsx';

type Tools = typeof TableTools;

/** Returns the tools unchanged, so that they keep the types of the table's rows and columns. */
const tools = fetchedPart(async () => {
  const part = await fetched(import('./tools/table-tools.tsx'));
  return ({ children }: { readonly children: (tools: Tools) => ReactNode }) => children(part.TableTools);
});

/** The tools of a table, loaded on demand. Until then, their space is reserved, with a second row for the rules of a filter. */
export const FetchedTools = ({
  hasRules,
  children,
}: {
  readonly hasRules: boolean;
  readonly children: (tools: Tools) => ReactNode;
}) => (
  <FetchedPart
    part={tools}
    waiting={
      <>
        <span className="skeleton" data-shape="button" aria-hidden="true" />
        {hasRules ? <div className="skeleton-rules" /> : null}
      </>
    }
  >
    {(Loaded) => <Loaded>{children}</Loaded>}
  </FetchedPart>
);
