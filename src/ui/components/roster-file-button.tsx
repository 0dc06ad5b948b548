import type { RosterPart } from '#domain/students/roster-part.ts';
import { useApp } from '../app-context.tsx';
import { useAsyncAction } from '../forms/use-async-action.ts';
import { rosterFileWords as words } from '../messages/en/roster-file.ts';
import { Button } from './button.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { saveFile } from './save-file.ts';

/** Downloads students as our own CSV file, which can be imported again without changing anything (R25). */
export const RosterFileButton = ({ part }: { readonly part: RosterPart }) => {
  const { students } = useApp();
  const action = useAsyncAction();
  const says = part.of === 'classroom' ? words.ofClass : words.ofAll;
  return (
    <div>
      <FailureNotice failure={action.failure} />
      <Button
        aria-disabled={action.pending}
        onClick={() =>
          action.run(
            () => students.file(part),
            (bytes) => saveFile(words.fileName, bytes, 'text/csv;charset=utf-8'),
          )
        }
      >
        {action.pending ? words.pending : says}
      </Button>
    </div>
  );
};
