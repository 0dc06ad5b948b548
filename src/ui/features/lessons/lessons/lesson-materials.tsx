import { useId } from 'react';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { quantityFor } from '#domain/lessons/lessons/material-quantity.ts';
import { Button } from '../../../components/button.tsx';
import { TableFrame } from '../../../components/table-frame.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../routes/paths.ts';
import { packView } from './messages/en/lesson-views.ts';
import { Input } from '../../../forms/text-field.tsx';
import { lessonPage } from './messages/en/lesson-page.ts';
import { useEarlyChange } from '../../../forms/use-early-change.ts';
import { classSize, largestClass, useClassSize } from './class-size.tsx';
import { LessonSection } from './lesson-section.tsx';

const words = lessonPage.materials;

/** The materials for this class size. Without scripts, the form requests them from the server. */
export const LessonMaterials = ({ lesson }: { readonly lesson: LessonForReader }) => {
  const id = useId();
  const { students, changeStudents } = useClassSize();
  const count = ({ value }: HTMLInputElement): void => changeStudents(classSize(value));
  const field = useEarlyChange(count);
  return (
    <LessonSection name="materials">
      <form
        method="get"
        action="#materials"
        className="class-size no-print row"
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor={id}>{words.students}</label>
        <span className="class-size-input">
          <Input
            ref={field}
            id={id}
            name="students"
            type="number"
            min={1}
            max={largestClass}
            defaultValue={students}
            onInput={(event) => count(event.currentTarget)}
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
      <p className="no-print">
        <TextLink alone to={paths.lessonView(lesson.slug, 'pack')}>
          {packView.open}
        </TextLink>
      </p>
    </LessonSection>
  );
};
