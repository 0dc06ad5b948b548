import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import {
  type Classroom,
  type ClassroomTeacher,
  shownSubject,
} from '#domain/classrooms/classrooms/classroom.ts';
import { err } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { Licensed } from '../../../components/licensed.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { EmailField } from '../../../forms/email-field.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { teacherWords as words } from './messages/en/classroom-teachers.ts';
import { classroomWords } from './messages/en/classrooms.ts';
import { fetched } from '../../../routes/chunk-error.ts';
import { paths } from '../../../routes/paths.ts';
import { ConfirmDialog } from '../../../chakra/confirm-dialog.tsx';
import { MakeOwnerButton } from './life/make-owner-button.tsx';
import { SectionCard } from '../../../layouts/section-card.tsx';

const transfer = fetchedPart(
  async () => (await fetched(import('./life/transfer-dialog.tsx'))).TransferDialog,
);

const nameOf = ({ name, email }: ClassroomTeacher): string => name ?? email ?? words.unnamed;

function RemoveDialog(props: {
  readonly classroom: Classroom;
  readonly teacher: ClassroomTeacher;
  readonly onClose: () => void;
}) {
  const { classroom, teacher, onClose } = props;
  const { classrooms } = useApp();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const action = useAsyncAction();
  const leaves = teacher.id === classroom.you;
  const who = nameOf(teacher);
  return (
    <ConfirmDialog
      title={leaves ? words.askLeave : words.askRemove(who)}
      confirmLabel={leaves ? words.leave : words.remove}
      action={action}
      onClose={onClose}
      onConfirm={() =>
        action.run(
          () => classrooms.removeTeacher(classroom.id, teacher.id),
          async () => {
            toast(leaves ? words.left : words.removed(who));
            if (leaves) return navigate(paths.classrooms);
            await revalidate();
            onClose();
          },
        )
      }
    >
      {leaves ? words.askLeaveBody : words.askRemoveBody}
    </ConfirmDialog>
  );
}

/** Adds a co-teacher by email address. Does not reveal whether the address has an account. */
function AddTeacher({ classroom }: { readonly classroom: Classroom }) {
  const { classrooms } = useApp();
  const { revalidate } = useRevalidator();
  const box = useRef<HTMLDivElement>(null);
  const submission = useSubmission<'email', string>(
    async ({ email: typed }) => {
      const email = parseEmail(typed);
      if (!email.ok) return err({ kind: 'form/invalid', fields: { email: email.error } });
      const added = await classrooms.addCoTeacher(classroom.id, email.value);
      return added.ok ? { ok: true, value: email.value } : added;
    },
    async (email) => {
      box.current?.querySelector('form')?.reset();
      toast(words.added(email));
      await revalidate();
    },
  );
  return (
    <div ref={box}>
      <Form {...submission.form} name="co-teacher">
        <EmailField
          label={words.email}
          name="email"
          hint={words.emailHint}
          autoComplete="off"
          error={submission.fieldError('email')}
        />
        <div>
          <SubmitButton wide={false} pending={submission.pending}>
            {words.add}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

export function TeachersTab({ classroom }: { readonly classroom: Classroom }) {
  const [removing, setRemoving] = useState<ClassroomTeacher | null>(null);
  const [next, setNext] = useState<ClassroomTeacher | null>(null);
  const subject = shownSubject(classroom);
  const removes = useRefusal('classroom.remove-teacher', subject) === null;
  // Only the service knows whether both teachers belong to the same school.
  const transfers = useRefusal('classroom.transfer', { ...subject, checked: ['same-organization'] }) === null;
  return (
    <SectionCard id="teachers" heading={words.heading} lead={words.lead}>
      <ul className="settings-list" aria-label={words.list}>
        {classroom.teachers.map((teacher) => {
          const own = teacher.id === classroom.you;
          return (
            <li key={teacher.id} className="spread class-teacher">
              <div className="settings-what">
                <strong>
                  {breakable(bidiIsolate(nameOf(teacher)))}
                  {own ? ` (${words.you})` : null}
                </strong>
                <span className="quiet">
                  {classroomWords.roles[teacher.role]}
                  {teacher.name === null || teacher.email === null
                    ? null
                    : breakable(`, ${bidiIsolate(teacher.email)}`)}
                  {teacher.name === null ? `. ${words.pending}` : null}
                </span>
              </div>
              {transfers ? <MakeOwnerButton teacher={teacher} onClick={() => setNext(teacher)} /> : null}
              {teacher.role === 'owner' || (!removes && !own) ? null : (
                <Button
                  variant="quiet"
                  aria-label={own ? words.leave : words.removeNamed(nameOf(teacher))}
                  onClick={() => setRemoving(teacher)}
                >
                  {own ? words.leave : words.remove}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {classroom.archivedAt === null ? (
        <Licensed action="classroom.add-teacher" subject={subject} label={words.add} variant="primary">
          <AddTeacher classroom={classroom} />
        </Licensed>
      ) : null}
      {next === null ? null : (
        <FetchedPart part={transfer}>
          {(TransferDialog) => (
            <TransferDialog
              classroom={classroom}
              teacher={next}
              name={nameOf(next)}
              onClose={() => setNext(null)}
            />
          )}
        </FetchedPart>
      )}
      {removing === null ? null : (
        <RemoveDialog classroom={classroom} teacher={removing} onClose={() => setRemoving(null)} />
      )}
    </SectionCard>
  );
}
