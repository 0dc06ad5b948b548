import { Suspense } from 'react';
import { useSession } from '../../../../app-context.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { fetched } from '../../../../routes/chunk-error.ts';
import type { TaughtLesson } from './report-dialog.tsx';

const LessonClasses = optionalPart(async () => (await fetched(import('./lesson-classes.tsx'))).LessonClasses);
const ReportPrompt = optionalPart(async () => (await fetched(import('./report-prompt.tsx'))).ReportPrompt);

/** Loads `LessonClasses` and `ReportPrompt` on a lesson's page, for signed-in users only. */
export const DeferredLessonClasses = ({ lesson }: { readonly lesson: TaughtLesson }) =>
  useSession().state === 'signed-in' ? (
    <Suspense fallback={null}>
      <LessonClasses slug={lesson.slug} />
      <ReportPrompt lesson={lesson} />
    </Suspense>
  ) : null;
