import type { SaveFailure } from '#application/client/lessons/lessons/offline-library.ts';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { describeLoadFailure } from '../../../messages/describe-failure.ts';
import { offline as words } from './messages/en/offline.ts';
import { paths } from '../../../routes/paths.ts';

export const NotSavedDialog = (props: {
  readonly failure: SaveFailure;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}) => (
  <Dialog title={words.notSaved} onClose={props.onClose}>
    <p>{describeLoadFailure(props.failure)}</p>
    <Actions>
      <Button data-focus-first="" onClick={props.onRetry}>
        {words.tryAgain}
      </Button>
      {props.failure.kind === 'offline/storage-full' ? (
        <LinkButton to={`${paths.lessons}#on-this-device`} variant="primary">
          {words.makeRoom}
        </LinkButton>
      ) : null}
    </Actions>
  </Dialog>
);
