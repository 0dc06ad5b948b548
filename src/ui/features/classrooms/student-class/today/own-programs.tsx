import { Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { StudentProgram } from '#domain/classrooms/class-work/student-program.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { paths } from '../../../../routes/paths.ts';
import { childFailure } from '../messages/en/child-failure.ts';
import { studentClassWords } from '../messages/en/student-class.ts';

const words = studentClassWords.today;

type Deleted = { readonly id: string; readonly name: string };

/** Returns the program that was deleted just before this page was shown, or null if there is none. */
function deletedIn(state: unknown): Deleted | null {
  if (typeof state !== 'object' || state === null || !('deleted' in state)) return null;
  const { id, name } = state.deleted as Partial<Record<keyof Deleted, unknown>>;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}

const JustDeleted = ({
  deleted: { id, name },
  onRestored,
}: {
  readonly deleted: Deleted;
  readonly onRestored: () => void;
}) => {
  const { studentClass } = useApp();
  const [message, setMessage] = useState<string | null>(null);
  const restore = async (): Promise<void> => {
    const restored = await studentClass.setDeleted(id, false);
    if (restored.ok) onRestored();
    else setMessage(childFailure(restored.error));
  };
  return (
    <Notice>
      <p>{message ?? words.deleted(name)}</p>
      <Button className="class-big" onClick={() => void restore()}>
        {words.restore}
      </Button>
    </Notice>
  );
};

export const OwnPrograms = ({
  programs,
  mayChange,
  onChanged,
}: {
  readonly programs: readonly StudentProgram[];
  readonly mayChange: boolean;
  readonly onChanged: () => void;
}) => {
  const { studentClass } = useApp();
  const navigate = useNavigate();
  const deleted = deletedIn(useLocation().state);
  const own = programs.filter(({ name }) => name !== null);
  const make = async (): Promise<void> => {
    const id = crypto.randomUUID();
    const of = { name: words.nameOfNew(own.length + 1) };
    await studentClass.change({ id, of, base: '', text: 'when program starts' });
    await navigate(paths.classProgram(id));
  };
  return (
    <section className="class-lesson panel stack" data-gap="3" aria-labelledby="own-programs">
      <h2 id="own-programs">{words.own}</h2>
      {deleted === null ? null : (
        <JustDeleted
          deleted={deleted}
          onRestored={() => {
            void navigate(paths.classEntry, { replace: true });
            onChanged();
          }}
        />
      )}
      <ul>
        {own.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.classProgram(id)} className="class-row">
              <Icon of={Play} size={24} />
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {mayChange ? (
        <Button className="class-big" onClick={() => void make()}>
          <Icon of={Plus} size={24} /> {words.newProgram}
        </Button>
      ) : null}
    </section>
  );
};
