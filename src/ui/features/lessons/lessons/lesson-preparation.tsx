import { type ReactNode, useState } from 'react';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { paperSizes } from '#domain/platform/files/paper-size.ts';
import {
  type PreparationTask,
  preparationMinutes,
  printMinutes,
} from '#domain/lessons/lessons/preparation.ts';
import { sheetsFor } from '#domain/lessons/lessons/printable.ts';
import { plainLine } from '#domain/platform/text/rich-text.ts';
import { RichLineView } from '../../../components/rich-text.tsx';
import { AnchorButton } from '../../../components/button.tsx';
import { useEarlyChange } from '../../../forms/use-early-change.ts';
import { notSaved } from '../../../messages/en/storage.ts';
import { paths } from '../../../routes/paths.ts';
import { useClassSize } from './class-size.tsx';
import { LessonSection } from './lesson-section.tsx';
import { lessonPage } from './messages/en/lesson-page.ts';
import { lessonActions } from './messages/en/lesson-views.ts';
import { useStoredList } from './use-stored-list.ts';

const { preparation: words, printables: printWords } = lessonPage;

type Props = { readonly lesson: LessonForReader };

const Printables = ({ lesson: { slug, title, printables } }: Props) => {
  const { students } = useClassSize();
  return (
    <div className="prose printables">
      <h3>{printWords.name}</h3>
      <div className="row no-print">
        <span>{printWords.file}</span>
        {paperSizes.map((paper) => (
          <AnchorButton
            key={paper}
            size="sm"
            variant="secondary"
            href={paths.lessonPrintables(slug, paper)}
            download={`${slug}-printables.pdf`}
            aria-label={printWords.linkTo(title, printWords.papers[paper])}
          >
            {printWords.papers[paper]}
          </AnchorButton>
        ))}
      </div>
      <ul>
        {printables.map((printable) => (
          <li key={printable.id}>
            <strong>{printable.title}</strong>, {printWords.each[printable.each]},{' '}
            {printWords.sheets(sheetsFor(printable, students))}.{' '}
            <span className="quiet">
              {printWords.without} {printable.without}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Task = (props: {
  readonly ticked: boolean;
  readonly onTick: (isDone: boolean) => void;
  readonly children: ReactNode;
}) => {
  const tick = ({ checked }: HTMLInputElement): void => props.onTick(checked);
  const box = useEarlyChange(tick);
  return (
    <li>
      <label className="checkbox">
        <input
          ref={box}
          type="checkbox"
          checked={props.ticked}
          onChange={(event) => tick(event.currentTarget)}
        />
        <span>{props.children}</span>
      </label>
    </li>
  );
};

/** The preparation with its duration, as a checklist on screen (stored on this device) or on paper. */
export const LessonPreparation = ({ lesson }: Props) => {
  const [ticked, put] = useStoredList(`lesson-ticks-${lesson.slug}`);
  const [outlives, setOutlives] = useState(true);
  const { students } = useClassSize();
  const printing = printMinutes(lesson.printables, students);
  const lines: readonly PreparationTask[] = [
    ...(printing === 0 ? [] : [{ text: [words.print], minutes: printing }]),
    ...lesson.preparation,
  ];
  const tasks = lines.map((task) => ({ ...task, name: plainLine(task.text) }));
  const done = tasks.filter(({ name }) => ticked.includes(name)).length;
  const total = preparationMinutes(lesson, students);
  return (
    <LessonSection name="preparation">
      {total === 0 ? null : <p>{words.total(total, students)}</p>}
      <ul className="checklist stack" data-gap="1">
        {tasks.map(({ text, minutes, name }) => (
          <Task key={name} ticked={ticked.includes(name)} onTick={(isDone) => setOutlives(put(name, isDone))}>
            <RichLineView text={text} /> <span className="quiet">{words.minutes(minutes)}</span>
          </Task>
        ))}
      </ul>
      <p className="quiet with-script no-print">
        <output>
          {lessonActions.doneOf(done, tasks.length)} {outlives ? lessonActions.savedHere : notSaved}
        </output>
      </p>
      {lesson.printables.length === 0 ? null : <Printables lesson={lesson} />}
    </LessonSection>
  );
};
