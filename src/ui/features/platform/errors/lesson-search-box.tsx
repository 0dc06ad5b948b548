import { useId } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Input } from '../../../forms/text-field.tsx';
import { pages } from '../../../messages/en/pages.ts';
import { paths } from '../../../routes/paths.ts';

export const LessonSearchBox = () => {
  const id = useId();
  return (
    <Form aria-label={pages.findLesson} method="get" action={paths.lessons} className="search-box">
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {pages.findLesson}
        </label>
        <Input id={id} type="search" name="q" maxLength={100} autoComplete="off" />
      </div>
      <Button type="submit">{pages.search}</Button>
    </Form>
  );
};
