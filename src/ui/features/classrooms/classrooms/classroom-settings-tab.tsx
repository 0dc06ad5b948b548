import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Classroom, type ClassroomEdit, shownSubject } from '#domain/classrooms/classrooms/classroom.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { shell } from '../../../messages/en/shell.ts';
import { fetched } from '../../../routes/chunk-error.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { classroomSettings as words, classroomWords, mergeWords } from './messages/en/classrooms.ts';
import { colorWords, iconWords } from './messages/en/classroom-marks.ts';
import { sourceWords } from './messages/en/classroom-sources.ts';
import { passesWords } from './messages/en/passes.ts';
import { ChooseFields } from './choose-fields.tsx';
import { type ClassroomFormField, ClassroomFields, parseClassroomFields } from './classroom-fields.tsx';
import { describeConcurrentChange } from './describe-concurrent-change.ts';
import type { FieldOf } from './save-with-merge.ts';
import { useMergedForm } from './use-merged-form.ts';

const passes = fetchedPart(async () => (await fetched(import('./passes/passes-section.tsx'))).PassesSection);

const source = fetchedPart(async () => (await fetched(import('./life/source-section.tsx'))).SourceSection);

const life = fetchedPart(async () => (await fetched(import('./life/life-section.tsx'))).LifeSection);

const editOf = ({ name, gradeBand, termName, firstDay, lastDay, color, icon }: Classroom): ClassroomEdit => ({
  name,
  gradeBand,
  termName,
  firstDay,
  lastDay,
  color,
  icon,
});

function inWords(edit: ClassroomEdit, field: FieldOf<ClassroomEdit>): string {
  const { gradeBand, firstDay, lastDay } = edit;
  if (field === 'gradeBand') return gradeBand === null ? '' : classroomWords.grades(gradeBand);
  if (field === 'firstDay') return firstDay === null ? '' : formatDate(firstDay);
  if (field === 'lastDay') return lastDay === null ? '' : formatDate(lastDay);
  if (field === 'color') return edit.color === null ? '' : colorWords[edit.color];
  if (field === 'icon') return edit.icon === null ? '' : iconWords[edit.icon];
  return edit[field] ?? '';
}

function AboutForm(props: { readonly base: Classroom; readonly onSettled: (classroom: Classroom) => void }) {
  const { base, onSettled } = props;
  const { classrooms } = useApp();
  const { revalidate } = useRevalidator();
  const { submission, conflict, action, choose } = useMergedForm<
    ClassroomEdit,
    Classroom,
    ClassroomFormField
  >({
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
      <ClassroomFields
        classroom={editOf(base)}
        error={submission.fieldError}
        locked={base.source === null ? undefined : sourceWords.locked(base.source)}
      />
      <div>
        <SubmitButton variant="secondary" wide={false} pending={submission.pending}>
          {words.save}
        </SubmitButton>
      </div>
    </Form>
  );
}

const AboutSection = ({ classroom }: { readonly classroom: Classroom }) => {
  const [base, setBase] = useState(classroom);
  return (
    <SectionCard id="about" heading={words.about}>
      <AboutForm key={base.version} base={base} onSettled={setBase} />
    </SectionCard>
  );
};

function ArchiveSection({ classroom }: { readonly classroom: Classroom }) {
  const { classrooms } = useApp();
  const { revalidate } = useRevalidator();
  const action = useAsyncAction();
  const archived = classroom.archivedAt !== null;
  const put = (archive: boolean, undo: (() => void) | null): void =>
    action.run(
      () => classrooms.archive(classroom.id, archive),
      async () => {
        await revalidate();
        const text = archive ? words.archived(classroom.name) : words.restored(classroom.name);
        toast(text, undo === null ? undefined : { label: words.undo, run: undo });
      },
    );
  return (
    <SectionCard
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
    </SectionCard>
  );
}

/** The settings of a classroom. Only its owner can archive it. */
export const ClassroomSettingsTab = ({
  classroom,
  readOnly,
}: {
  readonly classroom: Classroom;
  readonly readOnly: boolean;
}) => {
  const archives = useRefusal('classroom.archive', shownSubject(classroom)) === null;
  return (
    <div className="settings-sections">
      {classroom.source === null ? null : (
        <FetchedPart part={source}>{(SourceSection) => <SourceSection classroom={classroom} />}</FetchedPart>
      )}
      {/* The fields are unlocked immediately when the user chooses to manage the class by hand (R17). */}
      {readOnly ? null : <AboutSection key={classroom.source ?? 'by hand'} classroom={classroom} />}
      <SectionCard id="passes" heading={passesWords.heading} lead={passesWords.lead}>
        <div className="passes-part">
          <FetchedPart part={passes} waiting={<output className="quiet">{shell.loading}</output>}>
            {(PassesSection) => <PassesSection classroom={classroom} />}
          </FetchedPart>
        </div>
      </SectionCard>
      {archives ? <ArchiveSection classroom={classroom} /> : <p className="quiet">{words.ownerArchives}</p>}
      <FetchedPart part={life}>{(LifeSection) => <LifeSection classroom={classroom} />}</FetchedPart>
    </div>
  );
};
