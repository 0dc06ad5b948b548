import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { shell } from '../messages/en/shell.ts';
import { Icon } from './icon.tsx';

type DialogProps = {
  readonly title: string;
  /** Escape, or the cross: the one who shows the dialog takes it away. */
  readonly onClose: () => void;
  /** Which of several steps is shown; a new one takes the focus. */
  readonly step?: string;
  readonly children: ReactNode;
};

/** The focus goes to what is marked so, else to the first field, else to the title. */
function focusFirst(dialog: HTMLDialogElement): void {
  const first =
    dialog.querySelector<HTMLElement>('[data-focus-first]') ??
    dialog.querySelector<HTMLElement>('input:not([type=hidden], [readonly])') ??
    dialog.querySelector<HTMLElement>('h2');
  first?.focus();
}

/** A new step of an open dialog takes the focus; the first one gets it when the dialog opens. */
function arrive(part: HTMLElement | null): void {
  const dialog = part?.closest('dialog');
  if (dialog?.open === true) focusFirst(dialog);
}

/**
 * A question that the page waits for, as the browser's own modal dialog: the focus stays inside, Escape closes it, and it
 * goes back to where it came from. Open for as long as it is rendered; a click beside it closes nothing that was typed.
 */
export const Dialog = ({ title, onClose, step = '', children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (dialog === null) return undefined;
    dialog.showModal();
    focusFirst(dialog);
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" aria-label={shell.closeDialog} onClick={onClose}>
          <Icon of={X} />
        </button>
      </div>
      <div key={step} ref={arrive} className="dialog-step">
        {children}
      </div>
    </dialog>
  );
};
