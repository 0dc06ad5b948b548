import type { ReactNode } from 'react';
import type { BulkAct, MemberSelection } from '#domain/organizations/members/bulk-act.ts';
import { useApp } from '../../../../app-context.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { shell } from '../../../../messages/en/shell.ts';

export type BulkProps = {
  readonly chosen: MemberSelection;
  /** Receives the id of the job, or null if no member was selected anymore. */
  readonly onBegun: (jobId: string | null) => void;
  readonly onClose: () => void;
};

export function BulkDialog(
  props: BulkProps & {
    readonly title: string;
    readonly label: string;
    readonly children: ReactNode;
    readonly act: BulkAct;
  },
) {
  const { members } = useApp();
  const action = useAsyncAction();
  const start = (): void =>
    action.run(
      () => members.actOnMany(props.act, props.chosen),
      ({ jobId }) => props.onBegun(jobId),
    );
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      {props.children}
      <FailureNotice failure={action.failure} />
      <Actions>
        <Button data-focus-first="" onClick={props.onClose}>
          {shell.cancel}
        </Button>
        <Button variant="danger" aria-disabled={action.pending} onClick={start}>
          {props.label}
        </Button>
      </Actions>
    </Dialog>
  );
}
