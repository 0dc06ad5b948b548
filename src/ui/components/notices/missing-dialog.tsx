import { type ReactNode, useEffect, useRef } from 'react';
import { shell } from '../../messages/en/shell.ts';
import { Button } from '../button.tsx';

/**
 * A native dialog with the notice that a part could not be loaded. It is native because our own dialog component is loaded on demand, too. It is open while it
 * is rendered. The focus returns afterward.
 */
export const MissingDialog = (props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="missing-dialog panel" aria-label={props.title} onClose={props.onClose}>
      {props.children}
      <Button onClick={() => dialog.current?.close()}>{shell.closeDialog}</Button>
    </dialog>
  );
};
