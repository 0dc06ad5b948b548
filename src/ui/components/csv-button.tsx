import type { Result } from '#domain/result.ts';
import { useAsyncAction } from '../forms/use-async-action.ts';
import type { ClientFailure } from '../messages/client-failure.ts';
import { Button } from './button.tsx';
import { FailureNotice } from './notices/failure-notice.tsx';
import { saveFile } from './save-file.ts';

type Props = {
  readonly fileName: string;
  /** Requests the file, in UTF-8. */
  readonly ask: () => Promise<Result<Uint8Array<ArrayBuffer>, ClientFailure>>;
  readonly children: string;
  readonly whilePending?: string;
};

/** Requests a CSV file and saves it. After a failure, shows the reason above the button, and a second press retries. */
export function CsvButton({ fileName, ask, children, whilePending = children }: Props) {
  const action = useAsyncAction();
  return (
    <div>
      <FailureNotice failure={action.failure} />
      <Button
        aria-disabled={action.pending}
        onClick={() => action.run(ask, (bytes) => saveFile(fileName, bytes, 'text/csv;charset=utf-8'))}
      >
        {action.pending ? whilePending : children}
      </Button>
    </div>
  );
}
