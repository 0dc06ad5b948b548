import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { MissingDialog } from '../../../../components/notices/missing-dialog.tsx';
import { withStyles } from '../../../../components/with-styles.ts';
import { useRefusal } from '../../../../data/use-refusal.ts';
import { fetched } from '../../../../routes/chunk-error.ts';
import { reportWords as words } from '../messages/en/report.ts';
import type { TaughtLesson } from './report-dialog.tsx';

const reportDialog = fetchedPart(() =>
  withStyles(async () => (await fetched(import('./report-dialog.tsx'))).ReportDialog),
);

/** The button to report how a lesson went. Renders nothing for users who do not teach. `named` is the lesson, if the page shows several. */
export function ReportButton({
  lesson,
  named = false,
}: {
  readonly lesson: TaughtLesson;
  readonly named?: boolean;
}) {
  const [opened, setOpened] = useState(false);
  const refused = useRefusal('lesson.report') !== null;
  const close = (): void => setOpened(false);
  if (refused) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={named ? words.named(lesson.title) : undefined}
        onClick={() => setOpened(true)}
      >
        {named ? words.heading : words.open}
      </Button>
      {opened ? (
        <FetchedPart
          part={reportDialog}
          renderMissing={(notice) => (
            <MissingDialog title={words.heading} onClose={close}>
              {notice}
            </MissingDialog>
          )}
        >
          {(ReportDialog) => <ReportDialog lesson={lesson} onClose={close} />}
        </FetchedPart>
      ) : null}
    </>
  );
}

export function ReportPrompt({ lesson }: { readonly lesson: TaughtLesson }) {
  const refused = useRefusal('lesson.report') !== null;
  if (refused) return null;
  return (
    <section className="lesson-classes no-print stack" data-gap="3" aria-labelledby="lesson-report-heading">
      <h2 id="lesson-report-heading">{words.heading}</h2>
      <p className="quiet">{words.lead}</p>
      <div className="row">
        <ReportButton lesson={lesson} />
      </div>
    </section>
  );
}
