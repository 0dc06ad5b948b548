import type { ReactNode } from 'react';
import type { AsyncAction } from '../forms/use-async-action.ts';
import { shell } from '../messages/en/shell.ts';
import { breakable } from '../components/breakable.tsx';
import { Button } from '../components/button.tsx';
import { Actions, Dialog } from './dialog.tsx';
import { FailureNotice } from '../components/notices/failure-notice.tsx';

/** Asks for confirmation of something that cannot easily be undone. `action` is the confirmed operation, if it takes time. */
export const ConfirmDialog = (props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly action?: AsyncAction;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) => (
  <Dialog title={props.title} finalFocus={props.finalFocus} onClose={props.onClose}>
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
