import { useLoaderData, useNavigate } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { type GradeBand, onlyGradeBand } from '#domain/identity/account/grade-band.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import { useApp } from '../../../app-context.tsx';
import { CapNotice, isFull, useCapacity } from '../../../components/notices/cap-notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { classroomPage, newClassroom as words } from './messages/en/classrooms.ts';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { useMayImport } from '../../../data/use-may-import.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { type ClassroomFormField, ClassroomFields, parseClassroomFields } from './classroom-fields.tsx';
import './classrooms.css';
import { SettingsPage } from '../../../layouts/settings-page.tsx';

export const loader = (app: ClientApp, { signal }: PageVisit) => app.account.readProfile({ signal });

/** Returns the grade band that the user teaches. Null if they teach several, or if the profile could not be read. */
function useOnlyGradeBand(): GradeBand | null {
  const profile = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return profile.ok ? onlyGradeBand(profile.value.gradesTaught) : null;
}

function NewClassroomForm() {
  const { classrooms } = useApp();
  const navigate = useNavigate();
  const submission = useSubmission<ClassroomFormField, Classroom>(
    async (values) => {
      const edit = parseClassroomFields(values);
      return edit.ok ? classrooms.create(edit.value) : edit;
    },
    async ({ id, name }) => {
      await navigate(paths.newClassroomReady(id), { replace: true });
      toast(words.created(name));
    },
  );
  return (
    <Form {...submission.form} name="new-classroom">
      <ClassroomFields classroom={{ gradeBand: useOnlyGradeBand() }} error={submission.fieldError} />
      <div>
        <SubmitButton wide={false} pending={submission.pending}>
          {words.create}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** The form, or a notice if the trial or license has no room for another classroom. */
function NewClassroom() {
  const capacity = useCapacity();
  return (
    <>
      <CapNotice capacity={capacity} thing="classrooms" />
      {isFull(capacity, 'classrooms') ? null : <NewClassroomForm />}
    </>
  );
}

export function Component() {
  const ended = useRefusal('classroom.create') === 'license/ended';
  const imports = useMayImport();
  return (
    <SettingsPage>
      <div className="class-page class-page-new">
        <TextLink alone to={paths.classrooms}>
          {classroomPage.back}
        </TextLink>
        <PageTitle lead={words.lead}>{words.heading}</PageTitle>
        {imports ? (
          <TextLink alone to={paths.newImport}>
            {words.import}
          </TextLink>
        ) : null}
        {ended ? null : <NewClassroom />}
      </div>
    </SettingsPage>
  );
}
