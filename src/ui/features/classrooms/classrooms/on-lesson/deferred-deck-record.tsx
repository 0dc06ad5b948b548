import { Suspense } from 'react';
import { useSession } from '../../../../app-context.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { fetched } from '../../../../routes/chunk-error.ts';

const DeckRecord = optionalPart(async () => (await fetched(import('./deck-record.tsx'))).DeckRecord);

/** Loads `DeckRecord` at the end of a presentation, for signed-in users only. */
export const DeferredDeckRecord = ({ slug }: { readonly slug: string }) =>
  useSession().state === 'signed-in' ? (
    <Suspense fallback={null}>
      <DeckRecord slug={slug} />
    </Suspense>
  ) : null;
