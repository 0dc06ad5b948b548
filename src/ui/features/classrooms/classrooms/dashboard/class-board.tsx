import { type ReactNode, useState } from 'react';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { Classroom } from '#domain/classrooms/classrooms/classroom.ts';
import {
  type ClassDashboard,
  type ProgressSign,
  progressSigns,
} from '#domain/classrooms/students/class-progress.ts';
import { objectiveProgress } from '#domain/classrooms/students/objective-progress.ts';
import { progressGrid } from '#domain/classrooms/students/progress-grid.ts';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { saveFile } from '../../../../components/save-file.ts';
import { FilterSelect, useChosen } from '../../../../forms/filter-select.tsx';
import { dashboardWords as words, markWords, objectiveWords, signWords } from '../messages/en/dashboard.ts';
import { exitWords } from '../messages/en/exit-answers.ts';
import './dashboard.css';
import { ClassNowPanel } from './class-now-panel.tsx';
import { ExitBoard } from './exit-board.tsx';
import { ObjectiveTable } from './objective-table.tsx';
import { objectivesCsv, progressCsv } from './progress-csv.ts';
import { ProgressTable } from './progress-table.tsx';
import { type EnterMarks, useMarks } from './use-marks.ts';

type BoardProps = {
  readonly classroom: Pick<Classroom, 'id' | 'name'>;
  readonly dashboard: ClassDashboard;
  /** Called when students have reported progress that the dashboard does not show yet. */
  readonly onNews: () => void;
};

/** The meaning of the symbols. The table shows only their names. */
const Meanings = () => (
  <dl className="class-progress-meanings quiet stack" data-gap="1">
    {progressSigns.map((sign) => (
      <div key={sign}>
        <dt>{`${signWords[sign]}:`}</dt>
        <dd>{words.meaning[sign]}</dd>
      </div>
    ))}
  </dl>
);

const Entering = ({ marks: { undo, saving, failure } }: { readonly marks: EnterMarks }) => (
  <div className="row">
    <p className="quiet">{markWords.advice}</p>
    <Button aria-disabled={undo === null || undefined} onClick={() => void undo?.()}>
      {markWords.undo}
    </Button>
    <output className="quiet">{saving ? markWords.saving : ''}</output>
    {failure === null ? null : <p role="alert">{failure}</p>}
  </div>
);

type Chosen = {
  readonly lesson: string | null;
  readonly sign: ProgressSign | null;
  readonly by: 'objective' | 'questions' | null;
};

const Filters = ({
  dashboard: { students, lessons },
  chosen: { lesson, sign, by },
  children,
}: {
  readonly dashboard: ClassDashboard;
  readonly chosen: Chosen;
  readonly children: ReactNode;
}) => (
  <div className="class-progress-filters">
    <FilterSelect
      label={words.lesson}
      all={words.allLessons}
      parameter="lesson"
      chosen={lesson}
      options={lessons.map((each) => ({ value: each.id, label: each.title }))}
    />
    <FilterSelect
      label={words.show}
      all={words.everybody(students.length)}
      parameter="show"
      chosen={sign}
      options={progressSigns.map((value) => ({
        value,
        label: words.sign(value, students.filter(({ signs }) => signs.includes(value)).length),
      }))}
    />
    <FilterSelect
      label={words.by}
      all={words.byActivity}
      parameter="by"
      chosen={by}
      options={[
        { value: 'objective', label: words.byObjective },
        { value: 'questions', label: exitWords.by },
      ]}
    />
    <div className="row">{children}</div>
  </div>
);

/** The button that starts and stops entering marks. Marks are entered for one lesson at a time. */
const EnterButton = ({
  isPossible,
  entering,
  onToggle,
}: {
  readonly isPossible: boolean;
  readonly entering: boolean;
  readonly onToggle: () => void;
}) => (
  <Button
    aria-pressed={entering}
    aria-disabled={!isPossible || undefined}
    aria-describedby={isPossible ? undefined : 'marks-advice'}
    onClick={() => {
      if (isPossible) onToggle();
    }}
  >
    {entering ? markWords.stop : markWords.enter}
  </Button>
);

const Nothing = ({ title, children }: { readonly title: string; readonly children: string }) => (
  <EmptyState scene="crane-at-rest" title={title}>
    {children}
  </EmptyState>
);

const meanings = {
  student: words.minutes,
  objective: objectiveWords.meaning,
  questions: exitWords.meaning,
} as const;

export function ClassBoard({ classroom, dashboard, onNews }: BoardProps) {
  const { students, lessons } = dashboard;
  const ids = lessons.map(({ id }) => id);
  const chosen: Chosen = {
    lesson: useChosen('lesson', ids),
    sign: useChosen('show', progressSigns),
    by: useChosen('by', ['objective', 'questions']),
  };
  const { lesson, sign, by } = chosen;
  const shown = {
    ...dashboard,
    students: students.filter(({ signs }) => sign === null || signs.includes(sign)),
  };
  const grid = progressGrid(shown, lesson);
  const objectives = objectiveProgress(shown, lesson);
  const [isMarking, setMarking] = useState(false);
  const mayMark = lesson !== null && by === null;
  const entering = isMarking && mayMark;
  const marks = useMarks({
    classroomId: classroom.id,
    assignmentId: lesson ?? '',
    marks: dashboard.marks,
    onSaved: onNews,
  });
  const title = lessons.find(({ id }) => id === lesson)?.title ?? words.allLessons;
  const save = (): void => {
    const csv = by === null ? progressCsv(grid) : objectivesCsv(objectives);
    saveFile(`${words.fileName}.csv`, new TextEncoder().encode(csv), 'text/csv;charset=utf-8');
  };
  const table = () => {
    if (grid.rows.length === 0) return <Nothing title={words.nobody}>{words.nobodyAdvice}</Nothing>;
    if (by === 'questions') {
      const selected = lessons.find(({ id }) => id === lesson);
      if (selected === undefined)
        return <Nothing title={exitWords.chooseLesson}>{exitWords.chooseLessonAdvice}</Nothing>;
      return <ExitBoard classroom={classroom.name} lesson={selected} students={shown.students} />;
    }
    if (by !== null && objectives.length === 0)
      return <Nothing title={objectiveWords.none}>{objectiveWords.noneAdvice}</Nothing>;
    return (
      <div className="class-progress-sheet prints-alone">
        <header className="class-progress-print">
          <strong>{bidiIsolate(classroom.name)}</strong>
          <span>
            {title}
            {sign === null ? null : ` · ${signWords[sign]}`}
          </span>
        </header>
        {by === null ? (
          <ProgressTable grid={grid} onMark={entering ? (entered) => void marks.set(entered) : null} />
        ) : (
          <ObjectiveTable objectives={objectives} />
        )}
      </div>
    );
  };
  return (
    <div className="stack">
      <ClassNowPanel classroom={classroom} dashboard={dashboard} onNews={onNews} />
      <Filters dashboard={dashboard} chosen={chosen}>
        {by === null ? (
          <EnterButton
            isPossible={mayMark}
            entering={entering}
            onToggle={() => setMarking((last) => !last)}
          />
        ) : null}
        <Button onClick={() => window.print()}>{words.print}</Button>
        {by === 'questions' ? null : <Button onClick={save}>{words.download}</Button>}
      </Filters>
      {by === null && lesson === null ? (
        <p id="marks-advice" className="quiet">
          {markWords.chooseLesson}
        </p>
      ) : null}
      {entering ? <Entering marks={marks} /> : null}
      {table()}
      <div>
        <p className="quiet">{meanings[by ?? 'student']}</p>
        <Meanings />
      </div>
    </div>
  );
}
