import { Grid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ClassroomCard } from '#domain/classrooms/classrooms/classroom.ts';
import { err, ok } from '#domain/result.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { CheckboxField } from '../../../../chakra/checkbox-field.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useFormDrafts } from '../../../../forms/drafts-context.ts';
import { Form, SubmitButton } from '../../../../forms/form.tsx';
import { useSubmission } from '../../../../forms/use-submission.ts';
import { describeFailure } from '../../../../messages/describe-failure.ts';
import { assignWords as words } from '../messages/en/assign.ts';
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
  /** The preselected class. Null if the user opened the dialog without one. */
  readonly chosenId: string | null;
  readonly onClose: () => void;
  readonly onAssigned: () => void;
};

type Target = Pick<ClassroomCard, 'id' | 'name'>;
/** The classes to which the lesson was assigned, and the classes that refused it. Both are empty if no class was chosen. */
type Outcome = {
  readonly assigned: readonly Target[];
  readonly failed: readonly (Target & { readonly reason: string })[];
};
type Field = AssignmentField | ClassroomFormField | 'classroom' | 'visible';

const namesOf = (targets: readonly Target[]): readonly string[] => targets.map(({ name }) => name);

const ClassesWithLesson = ({ classrooms }: { readonly classrooms: readonly ClassroomCard[] }) =>
  classrooms.length === 0 ? null : (
    <ul className="stack">
      {classrooms.map(({ id, name }) => (
        <li key={id}>
          {words.already(name)} <TextLink to={paths.classroom(id)}>{words.alreadyLink(name)}</TextLink>
        </li>
      ))}
    </ul>
  );

const ClassroomChoices = (props: {
  readonly choices: readonly ClassroomCard[];
  readonly isChosen: (card: ClassroomCard) => boolean;
}) => (
  <fieldset className="field">
    <legend className="field-label">{words.which}</legend>
    <Grid templateColumns="repeat(auto-fill, minmax(11rem, 1fr))" gap="2" maxH="15rem" overflowY="auto">
      {props.choices.map((card) => (
        <CheckboxField
          key={card.id}
          name="classroom"
          value={card.id}
          label={bidiIsolate(card.name)}
          defaultChecked={props.isChosen(card)}
        />
      ))}
    </Grid>
  </fieldset>
);

const OutcomeNotice = ({ outcome }: { readonly outcome: Outcome | null }) => {
  if (outcome === null) return null;
  const { assigned, failed } = outcome;
  if (failed.length === 0) return <Notice tone="error">{words.noneChosen}</Notice>;
  const reasons = new Set(failed.map(({ reason }) => reason));
  return (
    <Notice tone="error" title={assigned.length === 0 ? undefined : words.areAssigned(namesOf(assigned))}>
      {[...reasons].map((reason) => (
        <p key={reason}>
          {words.notAssigned(namesOf(failed.filter((each) => each.reason === reason)))} {reason}
        </p>
      ))}
    </Notice>
  );
};

/**
 * Classes, dates and note. A user without a class enters a name for one, which is created first. If classes refuse the lesson, the form stays open with those
 * classes for another attempt.
 */
function AssignForm(
  props: DialogProps & { readonly choices: readonly ClassroomCard[]; readonly onCancel: () => void },
) {
  const { slug, title, chosenId } = props;
  const { classrooms } = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const drafts = useFormDrafts();
  // The class that was created before an assignment failed. The next attempt uses it.
  const made = useRef<Target | null>(null);
  const [assignedIds, setAssignedIds] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isFirst = props.choices.length === 0;
  const choices = props.choices.filter(({ id }) => !assignedIds.includes(id));

  const targetsOf = async (values: Readonly<Record<Field, string>>) => {
    if (!isFirst) {
      const ids = new Set((values.classroom ?? '').split(','));
      return ok<readonly Target[]>(choices.filter(({ id }) => ids.has(id)));
    }
    if (made.current !== null) return ok<readonly Target[]>([made.current]);
    const edit = parseClassroomFields(values);
    if (!edit.ok) return edit;
    const created = await classrooms.create(edit.value);
    if (!created.ok) return created;
    made.current = created.value;
    return ok<readonly Target[]>([created.value]);
  };
  const finish = (assigned: readonly [Target, ...Target[]]): void => {
    props.onClose();
    const [{ id }, ...more] = assigned;
    const open =
      more.length === 0
        ? { label: words.toClass, run: () => void navigate(paths.classroom(id)) }
        : { label: words.toClasses, run: () => void navigate(paths.classrooms) };
    toast(words.isAssigned(title, namesOf(assigned)), open);
  };
  const submission = useSubmission<Field, Outcome>(
    async (values) => {
      const edit = parseAssignmentFields(values);
      if (!edit.ok) return edit;
      const targets = await targetsOf(values);
      if (!targets.ok) return targets;
      const assigned: Target[] = [];
      const failed: Outcome['failed'][number][] = [];
      for (const target of targets.value) {
        const answer = await classrooms.assign(target.id, slug, edit.value);
        if (answer.ok) assigned.push(target);
        else if (answer.error.kind === 'form/invalid') return err(answer.error);
        else failed.push({ ...target, reason: describeFailure(answer.error) });
      }
      return ok({ assigned, failed });
    },
    (done) => {
      const [first, ...more] = done.assigned;
      if (first !== undefined) props.onAssigned();
      if (first !== undefined && done.failed.length === 0) return finish([first, ...more]);
      setAssignedIds([...assignedIds, ...done.assigned.map(({ id }) => id)]);
      setOutcome(done);
    },
    ({ assigned, failed }) => assigned.length === 0 || failed.length > 0,
  );
  const cancel = (): void => {
    const form = submission.form.ref.current;
    if (form !== null) drafts.forget(pathname, form);
    props.onCancel();
  };
  return (
    <Form {...submission.form} name={`assign-${slug}`}>
      {submission.pending ? null : <OutcomeNotice outcome={outcome} />}
      {isFirst ? (
        <>
          <p>{words.firstClass}</p>
          <ClassroomFields error={submission.fieldError} />
        </>
      ) : (
        <ClassroomChoices choices={choices} isChosen={({ id }) => id === chosenId || choices.length === 1} />
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
  const lacking = active.filter((card) => !having.includes(card));
  // A manager sees every class of the school. The classes that they teach come first.
  const choices = lacking.toSorted((a, b) => Number(a.you === null) - Number(b.you === null));
  if (active.length > 0 && choices.length === 0) {
    return (
      <>
        <ClassesWithLesson classrooms={having} />
        <Actions>
          <Button onClick={onClose}>{shell.closeDialog}</Button>
        </Actions>
      </>
    );
  }
  return (
    <>
      <ClassesWithLesson classrooms={having} />
      <AssignForm {...props} choices={choices} onCancel={onClose} />
    </>
  );
};

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
