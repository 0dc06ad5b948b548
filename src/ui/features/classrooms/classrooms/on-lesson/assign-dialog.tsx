import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ClassroomCard } from '#domain/classrooms/classrooms/classroom.ts';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useFormDrafts } from '../../../../forms/drafts-context.ts';
import { FieldFrame } from '../../../../forms/field-frame.tsx';
import { Form, SubmitButton } from '../../../../forms/form.tsx';
import { Select } from '../../../../forms/text-field.tsx';
import { useSubmission } from '../../../../forms/use-submission.ts';
import { assignWords as words } from '../messages/en/classrooms.ts';
import { shell } from '../../../../messages/en/shell.ts';
import { paths } from '../../../../routes/paths.ts';
import { useRefusal } from '../../../../data/use-refusal.ts';
import { AccessEnded } from '../access-ended.tsx';
import { AssignmentFields, type AssignmentField, parseAssignmentFields } from '../assignment-fields.tsx';
import { type ClassroomFormField, ClassroomFields, parseClassroomFields } from '../classroom-fields.tsx';
import '../classrooms.css';
import { useMyClassrooms } from './use-my-classrooms.ts';

type DialogProps = {
  readonly slug: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onAssigned: () => void;
};

type Target = { readonly id: string; readonly name: string };
type Field = AssignmentField | ClassroomFormField | 'classroom' | 'visible';

/** Links to the classes that already have the lesson. */
const Already = ({ classrooms }: { readonly classrooms: readonly ClassroomCard[] }) =>
  classrooms.length === 0 ? null : (
    <ul className="stack">
      {classrooms.map(({ id, name }) => (
        <li key={id}>
          {words.already(name)} <TextLink to={paths.classroom(id)}>{words.alreadyLink(name)}</TextLink>
        </li>
      ))}
    </ul>
  );

const ClassroomSelect = ({ classrooms }: { readonly classrooms: readonly ClassroomCard[] }) => (
  <FieldFrame label={words.which}>
    {(tied) => (
      <Select name="classroom" {...tied}>
        {classrooms.map(({ id, name }) => (
          <option key={id} value={id}>
            {bidiIsolate(name)}
          </option>
        ))}
      </Select>
    )}
  </FieldFrame>
);

/** Classroom, dates and note. Without a classroom yet, the user names one, and it is created first. */
function AssignForm(
  props: DialogProps & { readonly choices: readonly ClassroomCard[]; readonly onCancel: () => void },
) {
  const { slug, title, choices } = props;
  const { classrooms } = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const drafts = useFormDrafts();
  // The class that was created for an assignment that then failed; the next try uses it.
  const made = useRef<Target | null>(null);
  const isFirst = choices.length === 0;

  const targetOf = async (values: Readonly<Record<Field, string>>) => {
    const chosen = made.current ?? choices.find(({ id }) => id === values.classroom);
    if (chosen !== undefined) return ok<Target>(chosen);
    const edit = parseClassroomFields(values);
    if (!edit.ok) return edit;
    const created = await classrooms.create(edit.value);
    if (created.ok) made.current = created.value;
    return created;
  };
  const submission = useSubmission<Field, Target>(
    async (values) => {
      const edit = parseAssignmentFields(values);
      if (!edit.ok) return edit;
      const target = await targetOf(values);
      if (!target.ok) return target;
      const assigned = await classrooms.assign(target.value.id, slug, edit.value);
      return assigned.ok ? target : assigned;
    },
    (target) => {
      props.onAssigned();
      props.onClose();
      const open = { label: words.toClass, run: () => void navigate(paths.classroom(target.id)) };
      toast(words.isAssigned(title, target.name), open);
    },
  );
  const cancel = (): void => {
    const form = submission.form.ref.current;
    if (form !== null) drafts.forget(pathname, form);
    props.onCancel();
  };
  return (
    <Form {...submission.form} name={`assign-${slug}`}>
      {isFirst ? (
        <>
          <p>{words.firstClass}</p>
          <ClassroomFields error={submission.fieldError} />
        </>
      ) : (
        <ClassroomSelect classrooms={choices} />
      )}
      <AssignmentFields error={submission.fieldError} />
      <Actions>
        <Button onClick={cancel}>{shell.cancel}</Button>
        <SubmitButton wide={false} pending={submission.pending}>
          {words.submit}
        </SubmitButton>
      </Actions>
    </Form>
  );
}

const Choices = (props: DialogProps & { readonly cards: readonly ClassroomCard[] }) => {
  const { slug, cards, onClose } = props;
  const active = cards.filter(({ archivedAt }) => archivedAt === null);
  const having = active.filter(({ assignedLessons }) => assignedLessons.includes(slug));
  const choices = active.filter((card) => !having.includes(card));
  if (active.length > 0 && choices.length === 0) {
    return (
      <>
        <Already classrooms={having} />
        <Actions>
          <Button onClick={onClose}>{shell.closeDialog}</Button>
        </Actions>
      </>
    );
  }
  return (
    <>
      <Already classrooms={having} />
      <AssignForm {...props} choices={choices} onCancel={onClose} />
    </>
  );
};

/** Assigns a lesson to a classroom of the user. */
export function AssignDialog(props: DialogProps) {
  const query = useMyClassrooms();
  const ended = useRefusal('classroom.edit') === 'license/ended';
  return (
    <Dialog title={words.title(props.title)} step={query.state} onClose={props.onClose}>
      {ended ? (
        <AccessEnded />
      ) : (
        <QueryBoundary query={query} waiting={words.loading}>
          {(cards) => <Choices {...props} cards={cards} />}
        </QueryBoundary>
      )}
    </Dialog>
  );
}
