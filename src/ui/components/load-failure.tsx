import { useRevalidator } from 'react-router';
import type { ClientFailure } from '../messages/client-failure.ts';
import { describeLoadFailure } from '../messages/en/failures.ts';
import { shell } from '../messages/en/shell.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Stands for what a page could not load: why, and a button that tries again. */
export const LoadFailure = ({ failure }: { readonly failure: ClientFailure }) => {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="stack">
      <Notice tone="error">{describeLoadFailure(failure)}</Notice>
      <div>
        <Button aria-disabled={state === 'loading'} onClick={() => void revalidate()}>
          {shell.tryAgain}
        </Button>
      </div>
    </div>
  );
};
