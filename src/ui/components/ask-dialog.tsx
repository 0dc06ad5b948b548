import type { ReactNode } from 'react';
import { shell } from '../messages/en/shell.ts';
import type { ClientFailure } from '../messages/client-failure.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureNotice } from './failure-notice.tsx';

/** Asks before something is done that cannot simply be undone. `failure` is why it could not be done. */
export const AskDialog = (props: {
  readonly title: string;
  readonly children: ReactNode;
  /** What happens, as the button says it. */
  readonly action: string;
  readonly pending: boolean;
  readonly failure: ClientFailure | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) => (
  <Dialog title={props.title} onClose={props.onClose}>
    <p>{props.children}</p>
    <FailureNotice failure={props.failure} />
    <div className="dialog-actions">
      <Button data-focus-first="" onClick={props.onClose}>
        {shell.cancel}
      </Button>
      <Button
        variant="danger"
        aria-disabled={props.pending}
        onClick={() => {
          if (!props.pending) props.onConfirm();
        }}
      >
        {props.action}
      </Button>
    </div>
  </Dialog>
);
