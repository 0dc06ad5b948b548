import { useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { maxClassroomNameLength } from '#domain/classrooms/classrooms/classroom-forms.ts';
import type { ClassChoice, RolledClass } from '#domain/rosters/rollover/rollover.ts';
import type { RolloverView } from '#domain/rosters/rollover/rollover-view.ts';
import { grades } from '#domain/classrooms/students/grade.ts';
import { CheckboxField } from '../../../../chakra/checkbox-field.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { FieldFrame } from '../../../../forms/field-frame.tsx';
import { Form, SubmitButton } from '../../../../forms/form.tsx';
import { Input, Select } from '../../../../forms/text-field.tsx';
import type { AsyncAction } from '../../../../forms/use-async-action.ts';
import { gradeWords } from '../../../../messages/en/grades.ts';
import { shell } from '../../../../messages/en/shell.ts';
import { classWords as words } from '../messages/en/rollover.ts';
import { choiceOf, type ClassDraft, classDraftOf, stepKinds } from './class-draft.ts';
import { taughtAs } from './classes-table.tsx';

type Choice = { readonly value: string; readonly text: string };
type Change = (changed: Partial<ClassDraft>) => void;

const Choose = ({
  label,
  value,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Choice[];
  readonly onChoose: (value: string) => void;
}) => (
  <FieldFrame label={label}>
    {(tied) => (
      <Select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)} {...tied}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
    )}
  </FieldFrame>
);

const NewClass = ({
  draft: { name, taughtBy },
  view,
  onChange,
}: {
  readonly draft: ClassDraft;
  readonly view: RolloverView;
  readonly onChange: Change;
}) => (
  <>
    <FieldFrame label={words.name}>
      {(tied) => (
        <Input
          dir="auto"
          value={name}
          maxLength={maxClassroomNameLength}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          {...tied}
        />
      )}
    </FieldFrame>
    <Choose
      label={words.taughtBy}
      value={taughtBy}
      options={view.classes.map(({ id }) => ({ value: id, text: taughtAs(view, id) }))}
      onChoose={(chosen) => onChange({ taughtBy: chosen })}
    />
  </>
);

const JoinedClass = ({
  room,
  draft: { joins },
  view: { classes },
  onChange,
}: {
  readonly room: RolledClass;
  readonly draft: ClassDraft;
  readonly view: RolloverView;
  readonly onChange: Change;
}) => {
  const staying = classes.filter(({ id, step }) => id !== room.id && step?.kind === 'stay');
  return staying.length === 0 ? (
    <p className="quiet">{words.noneStays}</p>
  ) : (
    <Choose
      label={words.joins}
      value={joins}
      options={staying.map(({ id, name }) => ({ value: id, text: bidiIsolate(name) }))}
      onChoose={(chosen) => onChange({ joins: chosen })}
    />
  );
};

export function RolloverClassDialog({
  room,
  view,
  action,
  onChoose,
  onClose,
}: {
  readonly room: RolledClass;
  readonly view: RolloverView;
  readonly action: AsyncAction;
  readonly onChoose: (choice: ClassChoice) => void;
  readonly onClose: () => void;
}) {
  const [before] = useState(() => classDraftOf(room, view));
  const [draft, setDraft] = useState(before);
  const change: Change = (changed) => setDraft({ ...draft, ...changed });
  const { kind, grade, joins } = draft;
  const asksGrade = room.fates.ungraded > 0 || before.grade !== '';
  const isMissing = kind === 'join' && joins === '';
  return (
    <Dialog title={words.title(bidiIsolate(room.name))} onClose={onClose}>
      <Form
        name="class-step"
        pending={action.pending}
        onSubmit={() => {
          if (!isMissing) onChoose(choiceOf(draft, before, view.choices.classes[room.id]));
        }}
      >
        {asksGrade ? (
          <Choose
            label={words.grade}
            value={grade}
            options={[
              { value: '', text: words.unknown },
              ...grades.map((one) => ({ value: one, text: gradeWords(one) })),
            ]}
            onChoose={(chosen) => change({ grade: grades.find((one) => one === chosen) ?? '' })}
          />
        ) : null}
        <Choose
          label={words.kind}
          value={kind}
          options={stepKinds.map((one) => ({ value: one, text: words.kinds[one] }))}
          onChoose={(chosen) => change({ kind: stepKinds.find((one) => one === chosen) ?? 'suggested' })}
        />
        {kind === 'new' ? <NewClass draft={draft} view={view} onChange={change} /> : null}
        {kind === 'join' ? <JoinedClass room={room} draft={draft} view={view} onChange={change} /> : null}
        {kind === 'new' || kind === 'join' || kind === 'close' ? (
          <CheckboxField
            label={words.reopen}
            hint={words.reopenHint}
            defaultChecked={draft.reopen}
            onChange={(reopen) => change({ reopen })}
          />
        ) : null}
        <FailureNotice failure={action.failure} />
        <Actions>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <SubmitButton wide={false} pending={action.pending || isMissing}>
            {words.save}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
