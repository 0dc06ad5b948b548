import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { repairWords as words } from '../messages/en/import-wizard.ts';

/** Downloads the rows with problems, with what is wrong beside each (ROS-5). */
export const ErrorFileButton = ({ id }: { readonly id: string }) => {
  const { imports } = useApp();
  const action = useAsyncAction();
  return (
    <div>
      <FailureNotice failure={action.failure} />
      <Button
        aria-disabled={action.pending}
        onClick={() =>
          action.run(
            () => imports.errors(id),
            (bytes) => saveFile(words.errorFileName, bytes, 'text/csv;charset=utf-8'),
          )
        }
      >
        {words.errorFile}
      </Button>
    </div>
  );
};
