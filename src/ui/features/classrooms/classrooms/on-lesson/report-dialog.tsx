import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import {
  type LessonReport,
  lessonOutcomes,
  maxReportNoteLength,
  understandings,
} from '#domain/lessons/lessons/lesson-report.ts';
import { useApp } from '../../../../app-context.tsx';
import { Actions, Dialog } from '../../../../chakra/dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useQuery } from '../../../../data/use-query.ts';
import { useFieldParts } from '../../../../forms/field-parts.tsx';
import { Form, SubmitButton } from '../../../../forms/form.tsx';
import { TextField } from '../../../../forms/text-field.tsx';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { shell } from '../../../../messages/en/shell.ts';
import { reportWords as words } from '../messages/en/report.ts';
import { choicesOf, minuteOptions, type ReportChoices, reportOf } from './report-choices.ts';

export type TaughtLesson = {
  readonly slug: string;
  readonly title: string;
  readonly version: number;
  readonly durationMin: number;
};

type Props = { readonly lesson: TaughtLesson; readonly onClose: () => void };

const optionsOf = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

const ChoiceRows = (props: {
  readonly planned: number;
  readonly said: LessonReport | null;
  readonly choices: ReportChoices;
  readonly onChoose: (choices: ReportChoices) => void;
}) => {
  const { Choice } = useFieldParts();
  const { planned, said, choices, onChoose } = props;
  const rows = [
    ['outcome', words.outcome, optionsOf(lessonOutcomes, words.outcomes)],
    ['minutes', words.minutes(planned), minuteOptions(planned, said?.minutes ?? null)],
    ['understood', words.understood, optionsOf(understandings, words.understandings)],
  ] as const;
  return rows.map(([name, legend, options]) => (
    <div key={name} className="choice-block">
      <Choice
        legend={legend}
        options={options}
        chosen={choices[name]}
        onChoose={(value) => onChoose({ ...choices, [name]: value })}
      />
    </div>
  ));
};

const ReportForm = ({ lesson, onClose, said }: Props & { readonly said: LessonReport | null }) => {
  const { lessonReports } = useApp();
  const { slug, version, durationMin } = lesson;
  const [choices, choose] = useState(choicesOf(said));
  const [missing, setMissing] = useState(false);
  const action = useAsyncAction();
  const send = (form: HTMLFormElement): void => {
    const note = new FormData(form).get('note');
    const report = reportOf(choices, { version, note: typeof note === 'string' ? note.trim() : '' });
    setMissing(report === null);
    if (report === null) return;
    action.run(
      () => lessonReports.record(slug, report),
      () => {
        onClose();
        toast(words.sent);
      },
    );
  };
  return (
    <Form name={`report-${slug}`} pending={action.pending} onSubmit={(event) => send(event.currentTarget)}>
      <p className="quiet">{words.lead}</p>
      <ChoiceRows planned={durationMin} said={said} choices={choices} onChoose={choose} />
      <TextField
        name="note"
        label={words.note}
        hint={words.noteHint}
        optional
        autoComplete="off"
        maxLength={maxReportNoteLength}
        defaultValue={said?.note ?? ''}
      />
      {missing ? <Notice tone="error">{words.missing}</Notice> : null}
      <FailureNotice failure={action.failure} />
      <Actions>
        <Button onClick={onClose}>{shell.cancel}</Button>
        <SubmitButton wide={false} pending={action.pending}>
          {words.send}
        </SubmitButton>
      </Actions>
    </Form>
  );
};

export function ReportDialog({ lesson, onClose }: Props) {
  const { lessonReports } = useApp();
  const { slug } = lesson;
  const question = useCallback(
    (options: ReadOptions) => lessonReports.own(slug, options),
    [lessonReports, slug],
  );
  const query = useQuery(question);
  return (
    <Dialog title={words.title(lesson.title)} step={query.state} onClose={onClose}>
      <QueryBoundary query={query} waiting={words.loading}>
        {(said) => <ReportForm lesson={lesson} said={said} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}
