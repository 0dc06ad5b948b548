import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import type { Removal } from '#domain/rosters/plan/removal.ts';
import { err } from '#domain/result.ts';
import { useApp } from '../../../../app-context.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { Form, SubmitButton } from '../../../../forms/form.tsx';
import { TextField } from '../../../../forms/text-field.tsx';
import { useSubmission } from '../../../../forms/use-submission.ts';
import { shell } from '../../../../messages/en/shell.ts';

export type RemovalWords = {
  readonly confirmTitle: string;
  readonly confirmLead: (removed: number, percent: number) => string;
  readonly confirmLabel: (removed: number) => string;
  readonly wrong: (removed: number) => string;
  readonly go: string;
};

/** Asks the user to type the number of removals if they affect a large part of the school (ROS-5, ROS-7). */
export const ConfirmRemovals = ({
  detail: { id, plan },
  confirm: { removed, share },
  words,
  onStarted,
  onClose,
}: {
  readonly detail: Pick<ImportDetail, 'id' | 'plan'>;
  readonly confirm: Removal;
  readonly words: RemovalWords;
  readonly onStarted: () => void;
  readonly onClose: () => void;
}) => {
  const { imports } = useApp();
  const submission = useSubmission<'removed', unknown>(async ({ removed: typed }) => {
    if (typed.trim() !== String(removed)) {
      return err({ kind: 'form/invalid', fields: { removed: 'malformed' } });
    }
    return imports.commit(id, plan, removed);
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
