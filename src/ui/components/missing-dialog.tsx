import { type ReactNode, useEffect, useRef } from 'react';
import { shell } from '../messages/en/shell.ts';
import { Button } from './button.tsx';

/**
 * The browser's own dialog, for what stands in the place of a part that could not be fetched. The product's dialogs are fetched, too:
 * they could not show it. Open for as long as it is rendered; the focus goes back to where it came from.
 */
export const MissingDialog = (props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="missing-dialog" aria-label={props.title} onClose={props.onClose}>
      {props.children}
      <Button onClick={() => dialog.current?.close()}>{shell.closeDialog}</Button>
    </dialog>
  );
};
