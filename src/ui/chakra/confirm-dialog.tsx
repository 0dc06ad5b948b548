import type { ReactNode } from 'react';
import type { AsyncAction } from '../forms/use-async-action.ts';
import { shell } from '../messages/en/shell.ts';
import { breakable } from '../components/breakable.tsx';
import { Button } from '../components/button.tsx';
import { Actions, Dialog } from './dialog.tsx';
import { FailureNotice } from '../components/failure-notice.tsx';

/** Asks before something is done that cannot simply be undone. `act` is how it fares, where it takes its time. */
export const ConfirmDialog = (props: {
  readonly title: string;
  readonly children: ReactNode;
  /** What happens, as the button says it. */
  readonly action: string;
  readonly act?: AsyncAction;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) => (
  <Dialog title={props.title} onClose={props.onClose}>
    <p>{breakable(props.children)}</p>
    <FailureNotice failure={props.act?.failure ?? null} />
    <Actions>
      <Button data-focus-first="" onClick={props.onClose}>
        {shell.cancel}
      </Button>
      <Button
        variant="danger"
        aria-disabled={props.act?.pending}
        onClick={() => {
          if (props.act?.pending !== true) props.onConfirm();
        }}
      >
        {props.action}
      </Button>
    </Actions>
  </Dialog>
);
