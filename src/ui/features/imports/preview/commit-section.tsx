import { useState } from 'react';
import type { ImportDetail } from '#domain/imports/import-view.ts';
import { err } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { shell } from '../../../messages/en/shell.ts';
import { commitWords as words, importPage } from '../messages/en/import-wizard.ts';
import { changesIn, countOf } from './planned-counts.tsx';

type Props = { readonly detail: ImportDetail; readonly onStarted: () => void };

/** Asks for the number of what would go, where that is much of what a school has (ROS-5). */
const ConfirmRemovals = ({
  detail,
  removed,
  share,
  onStarted,
  onClose,
}: Props & { readonly removed: number; readonly share: number; readonly onClose: () => void }) => {
  const { imports } = useApp();
  const submission = useSubmission<'removed', unknown>(async ({ removed: typed }) => {
    if (typed.trim() !== String(removed)) {
      return err({ kind: 'form/invalid', fields: { removed: 'malformed' } });
    }
    return imports.commit(detail.id, detail.plan, removed);
  }, onStarted);
  return (
    <Dialog title={words.confirmTitle} onClose={onClose}>
      <p>{words.confirmLead(removed, Math.round(share * 100))}</p>
      <Form {...submission.form} name="confirm-removals">
        <TextField
          label={words.confirmLabel(removed)}
          name="removed"
          inputMode="numeric"
          autoComplete="off"
          error={submission.fieldError('removed') === undefined ? undefined : words.wrong(removed)}
        />
        <Actions>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <SubmitButton wide={false} variant="danger" pending={submission.pending}>
            {words.go}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
};

/** The one button that changes the roster, after everything was seen. */
export function CommitSection({ detail, onStarted }: Props) {
  const { imports } = useApp();
  const action = useAsyncAction();
  const [asks, setAsks] = useState(false);
  const { counts, confirm, choices } = detail;
  if (counts === null) return null;
  const changes = changesIn(counts) + (choices.archiveLeft ? countOf(counts, 'left') : 0);
  if (changes === 0) return <p>{importPage.nothing}</p>;
  return (
    <section className="stack" aria-label={words.heading}>
      <p className="quiet">{words.ready}</p>
      <FailureNotice failure={action.failure} />
      <div>
        <Button
          variant="primary"
          aria-disabled={action.pending}
          onClick={() => {
            if (confirm !== null) setAsks(true);
            else action.run(() => imports.commit(detail.id, detail.plan, null), onStarted);
          }}
        >
          {words.button(changes)}
        </Button>
      </div>
      {asks && confirm !== null ? (
        <ConfirmRemovals
          detail={detail}
          removed={confirm.removed}
          share={confirm.share}
          onStarted={onStarted}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </section>
  );
}
