import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { ConfirmDialog } from '../../../chakra/confirm-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';

export const DiscardImportButton = ({
  id,
  words,
  onDone,
}: {
  readonly id: string;
  readonly words: {
    readonly discard: string;
    readonly discardTitle: string;
    readonly discardLead: string;
  };
  readonly onDone: () => void;
}) => {
  const { imports } = useApp();
  const action = useAsyncAction();
  const [asks, setAsks] = useState(false);
  return (
    <div>
      <Button onClick={() => setAsks(true)}>{words.discard}</Button>
      {asks ? (
        <ConfirmDialog
          title={words.discardTitle}
          confirmLabel={words.discard}
          action={action}
          onConfirm={() => action.run(() => imports.discard(id), onDone)}
          onClose={() => setAsks(false)}
        >
          {words.discardLead}
        </ConfirmDialog>
      ) : null}
    </div>
  );
};
