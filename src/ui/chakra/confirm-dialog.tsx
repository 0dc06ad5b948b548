import type { ReactNode } from 'react';
import type { AsyncAction } from '../forms/use-async-action.ts';
import { shell } from '../messages/en/shell.ts';
import { breakable } from '../components/breakable.tsx';
import { Button } from '../components/button.tsx';
import { Actions, Dialog } from './dialog.tsx';
import { FailureNotice } from '../components/failure-notice.tsx';

/** Asks before something is done that cannot simply be undone. `action` is what confirming runs, where that takes time. */
export const ConfirmDialog = (props: {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button says. */
  readonly confirmLabel: string;
  readonly action?: AsyncAction;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) => (
  <Dialog title={props.title} onClose={props.onClose}>
    <p>{breakable(props.children)}</p>
    <FailureNotice failure={props.action?.failure ?? null} />
    <Actions>
      <Button data-focus-first="" onClick={props.onClose}>
        {shell.cancel}
      </Button>
      <Button
        variant="danger"
        aria-disabled={props.action?.pending}
        onClick={() => {
          if (props.action?.pending !== true) props.onConfirm();
        }}
      >
        {props.confirmLabel}
      </Button>
    </Actions>
  </Dialog>
);
