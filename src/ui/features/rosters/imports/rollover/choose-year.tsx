import { useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { RolloverView } from '#domain/rosters/rollover/rollover-view.ts';
import type { RolloverChoices } from '#domain/rosters/rollover/rollover.ts';
import { grades } from '#domain/classrooms/students/grade.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { FieldFrame } from '../../../../forms/field-frame.tsx';
import { Select } from '../../../../forms/text-field.tsx';
import { type AsyncAction, useAsyncAction } from '../../../../forms/use-async-action.ts';
import { gradeWords } from '../../../../messages/en/grades.ts';
import { choosingWords as words, sumWords } from '../messages/en/rollover.ts';
import { PlainTable } from '../plain-table.tsx';
import { RolloverClassDialog } from './rollover-class-dialog.tsx';
import { ClassesTable } from './classes-table.tsx';
import { ClassStudentsDialog } from './class-students-dialog.tsx';
import { YearSums } from './year-sums.tsx';

const LastGrade = ({
  view: { choices, lastGrade },
  onChoose,
}: {
  readonly view: RolloverView;
  readonly onChoose: (lastGrade: RolloverChoices['lastGrade']) => void;
}) => (
  <FieldFrame label={words.lastGrade} hint={words.lastGradeHint}>
    {(tied) => (
      <Select
        value={choices.lastGrade ?? ''}
        onChange={({ currentTarget }) =>
          onChoose(grades.find((grade) => grade === currentTarget.value) ?? null)
        }
        {...tied}
      >
        <option value="">
          {words.highest(choices.lastGrade === null && lastGrade !== null ? gradeWords(lastGrade) : null)}
        </option>
        {grades.map((grade) => (
          <option key={grade} value={grade}>
            {gradeWords(grade)}
          </option>
        ))}
      </Select>
    )}
  </FieldFrame>
);

const Issues = ({ issues }: Pick<RolloverView, 'issues'>) =>
  issues.length === 0 ? null : (
    <Notice tone="warning" title={words.issues}>
      <ul>
        {issues.map(({ code, id, name }) => (
          <li key={`${code} ${id}`}>{words.issue[code](bidiIsolate(name))}</li>
        ))}
      </ul>
    </Notice>
  );

const Exceptions = ({
  view: { exceptions },
  onForget,
}: {
  readonly view: RolloverView;
  readonly onForget: ((id: string) => void) | null;
}) => (
  <section className="stack" aria-labelledby="exceptions">
    <h2 id="exceptions">{words.exceptions}</h2>
    {exceptions.length === 0 ? (
      <p className="quiet">{words.noExceptions}</p>
    ) : (
      <PlainTable
        label={words.exceptions}
        columns={[
          { label: words.exceptionColumns.name },
          { label: words.exceptionColumns.grade },
          { label: words.exceptionColumns.fate },
          ...(onForget === null ? [] : [{ label: words.exceptionColumns.act }]),
        ]}
        rows={exceptions.map(({ id, name, grade, fate }) => ({
          key: id,
          cells: [
            bidiIsolate(name),
            grade === null ? words.noGrade : gradeWords(grade),
            words.fate[fate],
            ...(onForget === null
              ? []
              : [
                  <Button
                    key="forget"
                    size="sm"
                    aria-label={words.forgetOf(name)}
                    onClick={() => onForget(id)}
                  >
                    {words.forget}
                  </Button>,
                ]),
          ],
        }))}
      />
    )}
  </section>
);

const Warnings = ({ view: { counts, confirm, issues } }: { readonly view: RolloverView }) => (
  <>
    <Issues issues={issues} />
    {counts.withoutClass === 0 ? null : <Notice>{sumWords.withoutClass(counts.withoutClass)}</Notice>}
    {confirm === null ? null : (
      <Notice tone="warning">{sumWords.manyLeave(confirm.removed, Math.round(confirm.share * 100))}</Notice>
    )}
  </>
);

type Asked = { readonly of: 'class' | 'students'; readonly id: string };

const Rehearse = ({ action, onPress }: { readonly action: AsyncAction; readonly onPress: () => void }) => (
  <div className="stack">
    <p className="quiet">{words.rehearseHint}</p>
    <FailureNotice failure={action.failure} />
    <div>
      <Button variant="primary" aria-disabled={action.pending} onClick={onPress}>
        {words.rehearse}
      </Button>
    </div>
  </div>
);

function Asking({
  view,
  asked,
  action,
  onChoose,
  onClose,
}: {
  readonly view: RolloverView;
  readonly asked: Asked | null;
  readonly action: AsyncAction;
  readonly onChoose: (changed: Partial<RolloverChoices>) => void;
  readonly onClose: () => void;
}) {
  const { choices, classes } = view;
  const classroom = classes.find((one) => one.id === asked?.id);
  if (classroom === undefined) return null;
  return asked?.of === 'class' ? (
    <RolloverClassDialog
      room={classroom}
      view={view}
      action={action}
      onChoose={(choice) => onChoose({ classes: { ...choices.classes, [classroom.id]: choice } })}
      onClose={onClose}
    />
  ) : (
    <ClassStudentsDialog
      room={classroom}
      said={choices.students}
      action={action}
      onChoose={(students) => onChoose({ students })}
      onClose={onClose}
    />
  );
}

/** The choices for classes and students in the new year, with suggestions, changes, totals and a button for a rehearsal (ROS-7). */
export function ChooseYear({
  view,
  mayChange,
  onChosen,
  onTried,
}: {
  readonly view: RolloverView;
  readonly mayChange: boolean;
  readonly onChosen: () => Promise<void>;
  readonly onTried: () => Promise<void>;
}) {
  const { imports } = useApp();
  const choosing = useAsyncAction();
  const trying = useAsyncAction();
  const [pending, setPending] = useState<Asked | null>(null);
  const { id, choices, classes, counts } = view;
  const choose = (changed: Partial<RolloverChoices>): void =>
    choosing.run(
      () => imports.chooseRollover(id, { ...choices, ...changed }),
      async () => {
        setPending(null);
        await onChosen();
      },
    );
  const close = (): void => {
    choosing.forget();
    setPending(null);
  };
  const forget = (student: string): void => {
    const { [student]: _said, ...students } = choices.students;
    choose({ students });
  };
  if (counts.students === 0 && classes.length === 0)
    return <EmptyState title={words.nobody}>{words.nobodyAdvice}</EmptyState>;
  return (
    <>
      <YearSums counts={counts} />
      <Warnings view={view} />
      {mayChange ? <LastGrade view={view} onChoose={(lastGrade) => choose({ lastGrade })} /> : null}
      {pending === null ? <FailureNotice failure={choosing.failure} /> : null}
      <section className="stack" aria-labelledby="classes">
        <h2 id="classes">{words.classes}</h2>
        <p className="quiet">{words.classesLead}</p>
        <ClassesTable view={view} onAsk={mayChange ? setPending : null} />
      </section>
      <Exceptions view={view} onForget={mayChange ? forget : null} />
      {mayChange ? (
        <Rehearse action={trying} onPress={() => trying.run(() => imports.plan(id, {}), onTried)} />
      ) : null}
      <Asking view={view} asked={pending} action={choosing} onChoose={choose} onClose={close} />
    </>
  );
}
