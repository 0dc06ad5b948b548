import { useState } from 'react';
import type { Program } from '#domain/lessons/programs/program.ts';
import { Button } from '../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../routes/chunk-error.ts';
import { tryItWords as words } from './messages/en/try-it.ts';

const confirmDialog = fetchedPart(
  async () => (await fetched(import('../../../chakra/confirm-dialog.tsx'))).ConfirmDialog,
);

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // The browser or the user denied the copy. The link is also in the address bar.
  }
}

type Ask = 'startOver' | 'loadSolution';

export const ProgramActions = ({
  starter,
  solution,
  onReplace,
  onShare,
  onPrint,
  say,
}: {
  readonly starter: Program;
  /** Null if there is none, or if the reader may not see the solution. */
  readonly solution: Program | null;
  readonly onReplace: (program: Program) => void;
  readonly onShare: () => void;
  readonly onPrint: () => void;
  readonly say: (note: string) => void;
}) => {
  const [pending, setPending] = useState<Ask | null>(null);
  const share = async (): Promise<void> => {
    onShare();
    say((await copy(window.location.href)) ? words.shared : words.notShared);
  };
  const confirm = (): void => {
    onReplace(pending === 'loadSolution' && solution !== null ? solution : starter);
    setPending(null);
  };
  return (
    <div className="try-it-bar try-it-program row">
      <Button variant="quiet" size="sm" onClick={() => void share()}>
        {words.share}
      </Button>
      <Button variant="quiet" size="sm" onClick={onPrint}>
        {words.print}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setPending('startOver')}>
        {words.startOver.action}
      </Button>
      {solution === null ? null : (
        <Button variant="quiet" size="sm" onClick={() => setPending('loadSolution')}>
          {words.loadSolution.action}
        </Button>
      )}
      {pending === null ? null : (
        <FetchedPart part={confirmDialog}>
          {(ConfirmDialog) => (
            <ConfirmDialog
              title={words[pending].title}
              confirmLabel={words[pending].action}
              onConfirm={confirm}
              onClose={() => setPending(null)}
            >
              {words[pending].asks}
            </ConfirmDialog>
          )}
        </FetchedPart>
      )}
    </div>
  );
};
