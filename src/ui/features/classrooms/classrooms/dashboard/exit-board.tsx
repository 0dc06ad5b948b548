import { useCallback } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { type ExitResult, exitResult } from '#domain/lessons/lessons/exit-quiz.ts';
import type { DashboardStudent } from '#domain/classrooms/students/class-progress.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { Chip } from '../../../../components/chip.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { RichTextView } from '../../../../components/rich-text.tsx';
import { saveFile } from '../../../../components/save-file.ts';
import { TableFrame } from '../../../../components/table-frame.tsx';
import { QueryBoundary } from '../../../../data/query-boundary.tsx';
import { useLiveQuery } from '../../../../data/use-live-query.ts';
import { exitWords as words } from '../messages/en/exit-answers.ts';
import { exitCsv } from './exit-csv.ts';

/** The interval in milliseconds at which a teacher's page reads the answers. */
const everyMs = 5_000;

type NamesOf = (ids: readonly string[]) => string;

const Choices = ({
  question: { id, text, choices },
  number,
  namesOf,
}: {
  readonly question: ExitResult['questions'][number];
  readonly number: number;
  readonly namesOf: NamesOf;
}) => (
  <section className="stack" aria-labelledby={`exit-${id}`}>
    <h4 id={`exit-${id}`}>{words.question(number)}</h4>
    <RichTextView text={text} />
    <TableFrame label={words.question(number)}>
      <table className="exit-choices data-table">
        <thead>
          <tr>
            <th scope="col">{words.answer}</th>
            <th scope="col">{words.students}</th>
            <th scope="col">{words.names}</th>
            <th scope="col">{words.note}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map(({ says, tells, students }) => (
            <tr key={says}>
              <th scope="row">
                {says} {tells === null ? <Chip tone="moss">{words.right}</Chip> : null}
              </th>
              <td>{students.length}</td>
              <td>{namesOf(students)}</td>
              <td>{tells}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  </section>
);

const Result = ({ result, namesOf }: { readonly result: ExitResult; readonly namesOf: NamesOf }) => (
  <div className="stack">
    <ul className="stack" data-gap="1">
      <li>{words.finished(result.finished.length)}</li>
      <li>{words.unfinished(namesOf(result.unfinished))}</li>
      <li>{words.again(namesOf(result.again))}</li>
    </ul>
    {result.questions.map((question, at) => (
      <Choices key={question.id} question={question} number={at + 1} namesOf={namesOf} />
    ))}
  </div>
);

/** The answers of a class to the exit questions of a lesson, with the plan's note next to each wrong answer (CLS-4). */
export function ExitBoard({
  classroom,
  lesson,
  students,
}: {
  readonly classroom: string;
  readonly lesson: { readonly id: string; readonly title: string };
  readonly students: readonly DashboardStudent[];
}) {
  const app = useApp();
  const query = useLiveQuery(
    useCallback((options: ReadOptions) => app.students.exitAnswers(lesson.id, options), [app, lesson.id]),
    everyMs,
  );
  const nameOf = new Map(students.map(({ id, name }) => [id, name]));
  const namesOf: NamesOf = (ids) => ids.map((id) => bidiIsolate(nameOf.get(id) ?? '')).join(', ');
  return (
    <QueryBoundary query={query}>
      {({ questions, answers }) => {
        if (questions.length === 0)
          return (
            <EmptyState scene="crane-at-rest" title={words.none}>
              {words.noneAdvice}
            </EmptyState>
          );
        const result = exitResult(
          questions,
          answers,
          students.map(({ id }) => id),
        );
        const save = (): void => {
          const csv = exitCsv(result, (ids) => ids.map((id) => nameOf.get(id) ?? '').join(', '));
          saveFile(`${words.fileName}.csv`, new TextEncoder().encode(csv), 'text/csv;charset=utf-8');
        };
        return (
          <>
            <div className="row">
              <Button onClick={save}>{words.download}</Button>
            </div>
            <div className="class-progress-sheet prints-alone">
              <header className="class-progress-print">
                <strong>{bidiIsolate(classroom)}</strong>
                <span>{lesson.title}</span>
              </header>
              <Result result={result} namesOf={namesOf} />
            </div>
          </>
        );
      }}
    </QueryBoundary>
  );
}
