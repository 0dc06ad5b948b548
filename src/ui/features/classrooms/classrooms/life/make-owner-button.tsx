import type { ClassroomTeacher } from '#domain/classrooms/classrooms/classroom.ts';
import { Button } from '../../../../components/button.tsx';
import { transferWords as words } from '../messages/en/classroom-life.ts';

/** Offers to make a co-teacher the owner. Renders nothing for co-teachers who have not joined, and for the owner. */
export const MakeOwnerButton = ({
  teacher: { role, name },
  onClick,
}: {
  readonly teacher: ClassroomTeacher;
  readonly onClick: () => void;
}) =>
  role === 'owner' || name === null ? null : (
    <Button variant="quiet" aria-label={words.openNamed(name)} onClick={onClick}>
      {words.open}
    </Button>
  );
