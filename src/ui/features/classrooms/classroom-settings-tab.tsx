import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Classroom, type ClassroomEdit, shownSubject } from '#domain/classrooms/classroom.ts';
import { useApp } from '../../app-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { toast } from '../../components/toast.ts';
import { Form, SubmitButton } from '../../forms/form.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { useRefusal } from '../../data/use-refusal.ts';
import { classroomSettings as words, classroomWords, mergeWords } from './messages/en/classrooms.ts';
import { ChooseFields } from './choose-fields.tsx';
import { ClassSection } from './class-section.tsx';
import { type ClassroomField, ClassroomFields, parseClassroomFields } from './classroom-fields.tsx';
import { describeConcurrentChange } from './describe-concurrent-change.ts';
import type { FieldOf } from './save-with-merge.ts';
import { useMergedForm } from './use-merged-form.ts';

const editOf = ({ name, gradeBand }: Classroom): ClassroomEdit => ({ name, gradeBand });

function inWords(edit: ClassroomEdit, field: FieldOf<ClassroomEdit>): string {
  if (field === 'name') return edit.name;
  return edit.gradeBand === null ? '' : classroomWords.grades(edit.gradeBand);
}

/** Name and grade band, beside anyone else who changes them. */
function AboutForm(props: {
  /** What the form is filled with; what others save meanwhile is merged when it is sent. */
  readonly base: Classroom;
  /** What stands from now on. */
  readonly onSettled: (classroom: Classroom) => void;
}) {
  const { base, onSettled } = props;
  const { classrooms } = useApp();
  const { revalidate } = useRevalidator();
  const { submission, conflict, action, choose } = useMergedForm<ClassroomEdit, Classroom, ClassroomField>({
    base,
    editOf,
    parse: parseClassroomFields,
    save: (edit, version) => classrooms.change(base.id, version, edit),
    done: async (saved, concurrent) => {
      toast(describeConcurrentChange(concurrent) ?? words.saved);
      onSettled(saved);
      await revalidate();
    },
  });
  if (conflict !== null) {
    return (
      <ChooseFields
        conflict={conflict}
        editOf={editOf}
        inWords={inWords}
        labels={mergeWords.labels}
        action={action}
        onChoose={choose}
        onCancel={() => onSettled(conflict.theirs)}
      />
    );
  }
  return (
    <Form {...submission.form} name="classroom">
      <ClassroomFields classroom={editOf(base)} error={submission.fieldError} />
      <div>
        <SubmitButton variant="secondary" wide={false} pending={submission.pending}>
          {words.save}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Puts a classroom away at the end of the year, or takes it back. */
function ArchiveSection({ classroom }: { readonly classroom: Classroom }) {
  const { classrooms } = useApp();
  const { revalidate } = useRevalidator();
  const action = useAsyncAction();
  const archived = classroom.archivedAt !== null;
  const put = (archive: boolean, undo: (() => void) | null): void =>
    action.run(
      () => classrooms.setArchived(classroom.id, archive),
      async () => {
        await revalidate();
        const text = archive ? words.archived(classroom.name) : words.restored(classroom.name);
        toast(text, undo === null ? undefined : { label: words.undo, run: undo });
      },
    );
  return (
    <ClassSection
      id="archive"
      heading={words.archiveHeading}
      lead={archived ? words.restoreLead : words.archiveLead}
    >
      <FailureNotice failure={action.failure} />
      <div>
        <Button
          aria-disabled={action.pending}
          onClick={() => put(!archived, archived ? null : () => put(false, null))}
        >
          {archived ? words.restore : words.archive}
        </Button>
      </div>
    </ClassSection>
  );
}

/** What one classroom is called, and whether it is on the list. Only its owner archives it. */
export const ClassroomSettingsTab = ({
  classroom,
  readOnly,
}: {
  readonly classroom: Classroom;
  readonly readOnly: boolean;
}) => {
  const [base, setBase] = useState(classroom);
  const archives = useRefusal('classroom.archive', shownSubject(classroom)) === null;
  return (
    <div className="settings-sections">
      {readOnly ? null : (
        <ClassSection id="about" heading={words.about}>
          <AboutForm key={base.version} base={base} onSettled={setBase} />
        </ClassSection>
      )}
      {archives ? <ArchiveSection classroom={classroom} /> : <p className="quiet">{words.ownerArchives}</p>}
    </div>
  );
};
