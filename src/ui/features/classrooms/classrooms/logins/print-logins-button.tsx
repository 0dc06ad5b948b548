import { useState } from 'react';
import type { LoginFileKind } from '#domain/classrooms/logins/login-sheet.ts';
import { Button } from '../../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../../components/fetched-part.tsx';
import { fetched } from '../../../../routes/chunk-error.ts';
import { printWords as words } from '../messages/en/logins.ts';

const dialog = fetchedPart(
  async () => (await fetched(import('./print-logins-dialog.tsx'))).PrintLoginsDialog,
);

/** The button for login cards. Prints those of the whole class if `students` is null. */
export function PrintLoginsButton({
  classroomId,
  students,
  small = false,
  label = words.button,
  variant = 'secondary',
  as,
}: {
  readonly classroomId: string;
  readonly students: readonly string[] | null;
  readonly small?: boolean;
  readonly label?: string;
  readonly variant?: 'primary' | 'secondary';
  /** The initial choice. The default is cards. */
  readonly as?: LoginFileKind;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={small ? 'sm' : 'md'} variant={variant} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? (
        <FetchedPart part={dialog}>
          {(Print) => (
            <Print classroomId={classroomId} students={students} as={as} onClose={() => setOpen(false)} />
          )}
        </FetchedPart>
      ) : null}
    </>
  );
}
