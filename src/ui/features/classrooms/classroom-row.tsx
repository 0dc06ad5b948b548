import { Archive } from 'lucide-react';
import { Link } from 'react-router';
import { bidiIsolate } from '#domain/account/bidi-isolate.ts';
import { type ClassroomCard, currentTeacher } from '#domain/classrooms/classroom.ts';
import { Icon } from '../../components/icon.tsx';
import { classroomList, classroomWords as words } from './messages/en/classrooms.ts';
import { paths } from '../../routes/paths.ts';

/** A classroom on the list: one link, and what is worth knowing before one opens it. */
export const ClassroomRow = ({ classroom }: { readonly classroom: ClassroomCard }) => {
  const { id, name, gradeBand, archivedAt, assignedLessons, marked } = classroom;
  const role = currentTeacher(classroom)?.role;
  const others = classroom.teachers.length - 1;
  return (
    <li className="classroom-row">
      <h2>
        <Link to={paths.classroom(id)} discover="none">
          {bidiIsolate(name)}
        </Link>
        {archivedAt === null ? null : <Icon of={Archive} size={18} label={classroomList.archived} />}
      </h2>
      <ul className="classroom-facts quiet">
        {gradeBand === null ? null : <li>{words.grades(gradeBand)}</li>}
        {role === undefined ? null : <li>{words.roles[role]}</li>}
        {others > 0 ? <li>{words.coTeachers(others)}</li> : null}
      </ul>
      <p>
        {words.lessons(assignedLessons.length)}
        {assignedLessons.length === 0 ? null : (
          <span className="classroom-far quiet">{words.marked(marked.done, marked.needHelp)}</span>
        )}
      </p>
    </li>
  );
};
