import type { ReactNode } from 'react';
import { FetchedPart, fetchedPart } from '../components/fetched-part.tsx';
import { fetched } from '../routes/chunk-error.ts';
import type { TableTools } from './tools/table-tools.tsx';

type Tools = typeof TableTools;

const tools = fetchedPart(async () => {
  const part = await fetched(import('./tools/table-tools.tsx'));
  return ({ children }: { readonly children: (tools: Tools) => ReactNode }) => children(part.TableTools);
});

export const FetchedTools = ({ children }: { readonly children: (tools: Tools) => ReactNode }) => (
  <FetchedPart part={tools} waiting={<span className="skeleton" data-shape="button" aria-hidden="true" />}>
    {(Loaded) => <Loaded>{children}</Loaded>}
  </FetchedPart>
);
