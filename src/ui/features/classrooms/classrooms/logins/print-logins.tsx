import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { fetched } from '../../../../routes/chunk-error.ts';
import { printWords as words } from '../messages/en/logins.ts';

const dialog = fetchedPart(
  async () => (await fetched(import('./print-logins-dialog.tsx'))).PrintLoginsDialog,
);

/** The button for login cards; of the whole class if `students` is null. */
export function PrintLogins({
  classroomId,
  students,
  small = false,
}: {
  readonly classroomId: string;
  readonly students: readonly string[] | null;
  readonly small?: boolean;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={small ? 'sm' : 'md'} onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      {open ? (
        <FetchedPart part={dialog}>
          {(Print) => <Print classroomId={classroomId} students={students} onClose={() => setOpen(false)} />}
        </FetchedPart>
      ) : null}
    </>
  );
}
