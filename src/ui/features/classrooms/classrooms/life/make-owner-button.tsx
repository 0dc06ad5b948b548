import type { ClassroomTeacher } from '#domain/classrooms/classrooms/classroom.ts';
import { Button } from '../../../../components/button.tsx';
import { transferWords as words } from '../messages/en/classroom-life.ts';

/** Offers a co-teacher who has joined as the next owner; nothing for anybody else. */
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
