import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StudentBoard } from '#domain/classrooms/students/entry.ts';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { paths } from '../../../routes/paths.ts';
import { FlagPicture } from './flag-picture.tsx';
import { studentClassWords } from './messages/en/student-class.ts';

const words = studentClassWords.bar;

export const ClassBar = ({
  board: { student, classroom },
  flag,
  onToday,
  onNotMe,
  children,
}: {
  readonly board: StudentBoard;
  readonly flag: number;
  readonly onToday: boolean;
  readonly onNotMe: () => void;
  readonly children?: ReactNode;
}) => (
  <section className="class-bar row" data-gap="2-4" aria-label={words.name}>
    {onToday ? null : (
      <LinkButton to={paths.classEntry} className="class-big">
        <Icon of={House} size={24} /> {words.today}
      </LinkButton>
    )}
    <bdi className="class-name">{classroom}</bdi>
    {children}
    <span className="class-student">
      <FlagPicture number={flag} />
      <bdi>{student.name}</bdi>
    </span>
    <Button className="class-big" onClick={onNotMe}>
      {words.notMe}
    </Button>
  </section>
);
