import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { choiceWords as words, commitWords } from '../messages/en/import-wizard.ts';
import { ChoicesSection } from './choices-section.tsx';
import { CommitSection } from './commit-section.tsx';
import { type DraftChoices, openChoices, planningOf } from './draft-choices.ts';
import { changesIn, plannedCountOf } from './planned-counts.tsx';

/** The choices and the commit button. The user must apply choices first, so that the import matches the preview. */
export function Decide({
  detail,
  schools,
  draft,
  onChange,
  onStarted,
}: {
  readonly detail: ImportDetail;
  readonly schools: readonly Organization[];
  readonly draft: DraftChoices;
  readonly onChange: (draft: DraftChoices) => void;
  readonly onStarted: () => void;
}) {
  const { imports } = useApp();
  const applying = useAsyncAction();
  const open = openChoices(detail, draft);
  const { counts, choices } = detail;
  return (
    <>
      <ChoicesSection detail={detail} draft={draft} schools={schools} onChange={onChange} />
      {open === 0 && counts !== null && !detail.isRehearsal ? (
        <CommitSection
          detail={detail}
          changes={changesIn(counts) + (choices.archiveLeft ? plannedCountOf(counts, 'left') : 0)}
          words={commitWords}
          onStarted={onStarted}
        />
      ) : null}
      {open === 0 ? null : (
        <div className="strip">
          <output>{words.open(open)}</output>
          <FailureNotice failure={applying.failure} />
          <Button
            variant="primary"
            aria-disabled={applying.pending}
            onClick={() => applying.run(() => imports.plan(detail.id, planningOf(detail, draft)), onStarted)}
          >
            {words.keep}
          </Button>
        </div>
      )}
    </>
  );
}
