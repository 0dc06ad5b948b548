import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import { plainLine } from '#domain/lessons/rich-text.ts';
import { quantityFor } from '#domain/lessons/material-quantity.ts';
import { Button } from '../../components/button.tsx';
import { RichLine } from '../../components/rich-text.tsx';
import { TableFrame } from '../../components/table-frame.tsx';
import { Input } from '../../forms/text-field.tsx';
import { notSaved } from '../../messages/en/storage.ts';
import { lessonActions } from './messages/en/lesson-views.ts';
import { lessonPage } from './messages/en/lessons.ts';
import { useStoredList } from './use-stored-list.ts';
import { LessonSection } from './lesson-section.tsx';

const words = lessonPage.materials;
const usualClass = 24;
const largestClass = 60;

const classSize = (asked: string | null): number => {
  const students = Math.round(Number(asked ?? ''));
  return students >= 1 && students <= largestClass ? students : usualClass;
};

/** What to bring, counted for this class; without script the form asks the server to count. */
export const LessonMaterials = ({ lesson }: { readonly lesson: LessonForReader }) => {
  const id = useId();
  const [students, setStudents] = useState(
    classSize(new URLSearchParams(useLocation().search).get('students')),
  );
  return (
    <LessonSection name="materials">
      <form
        method="get"
        action="#materials"
        className="class-size no-print"
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor={id}>{words.students}</label>
        <span className="class-size-input">
          <Input
            id={id}
            name="students"
            type="number"
            min={1}
            max={largestClass}
            defaultValue={students}
            onInput={(event) => setStudents(classSize(event.currentTarget.value))}
          />
        </span>
        <Button type="submit" className="without-script">
          {words.count}
        </Button>
      </form>
      <TableFrame label={words.caption(students)}>
        <table className="materials">
          <caption>{words.caption(students)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.item}</th>
              <th scope="col">{words.each}</th>
              <th scope="col" className="number">
                {words.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {lesson.materials.map((material) => (
              <tr key={material.name}>
                <th scope="row">
                  {material.name}
                  {material.optional ? <span className="quiet"> ({words.optional})</span> : null}
                  {material.substitute === undefined ? null : (
                    <span className="quiet substitute">{words.substitute(material.substitute)}</span>
                  )}
                </th>
                <td>{words.per[material.qtyPer](material.qty)}</td>
                <td className="number">{quantityFor(material, students)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </LessonSection>
  );
};

/** What to do before class, to check off on the screen (this device remembers it) or on paper. */
export const LessonPreparation = ({ lesson }: { readonly lesson: LessonForReader }) => {
  const [ticked, put] = useStoredList(`lesson-ticks-${lesson.slug}`);
  const [outlives, setOutlives] = useState(true);
  const tasks = lesson.preparation.map((line) => ({ line, name: plainLine(line) }));
  const done = tasks.filter(({ name }) => ticked.includes(name)).length;
  return (
    <LessonSection name="preparation">
      <ul className="checklist">
        {tasks.map(({ line, name }) => (
          <li key={name}>
            <label className="checkbox">
              <input
                type="checkbox"
                checked={ticked.includes(name)}
                onChange={(event) => setOutlives(put(name, event.currentTarget.checked))}
              />
              <span>
                <RichLine text={line} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="quiet with-script no-print">
        <output>
          {lessonActions.doneOf(done, lesson.preparation.length)}{' '}
          {outlives ? lessonActions.savedHere : notSaved}
        </output>
      </p>
    </LessonSection>
  );
};
