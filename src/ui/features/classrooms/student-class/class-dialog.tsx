import { type ReactNode, useEffect, useId, useRef } from 'react';

/**
 * A question that blocks and hides the page behind it, because the next child must not see the work of the previous one (C7). Escape chooses the safe option.
 */
export const ClassDialog = ({
  title,
  onEscape,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly onEscape: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current?.open === false) current.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="class-dialog"
      data-wide={wide || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
};
