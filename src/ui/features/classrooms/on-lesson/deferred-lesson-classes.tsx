import { Suspense } from 'react';
import { useSession } from '../../../app-context.tsx';
import { optionalPart } from '../../../components/optional-part.ts';
import { fetched } from '../../../routes/chunk-error.ts';

const LessonClasses = optionalPart(async () => (await fetched(import('./lesson-classes.tsx'))).LessonClasses);

/** Where one's classes stand on the lesson's page: nothing, and nothing fetched, until it is known that somebody is signed in. */
export const DeferredLessonClasses = ({ slug }: { readonly slug: string }) =>
  useSession().state === 'signed-in' ? (
    <Suspense fallback={null}>
      <LessonClasses slug={slug} />
    </Suspense>
  ) : null;
