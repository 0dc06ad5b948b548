import { type ReactNode, useState } from 'react';
import { gradeBands, settings } from '#domain/lessons/lesson.ts';
import { Button } from '../../components/button.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Input, Select } from '../../forms/text-field.tsx';
import { lessonNames, shelf } from '../../messages/en/lessons.ts';
import { paths } from '../../routes/paths.ts';
import { durations, type LessonSearch, searchPath } from './lesson-search.ts';

const words = shelf.filters;

const Choice = ({
  name,
  label,
  any,
  chosen,
  children,
}: {
  readonly name: keyof LessonSearch;
  readonly label: string;
  readonly any: string;
  readonly chosen: string | number | null;
  readonly children: ReactNode;
}) => {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <Select name={name} defaultValue={chosen ?? ''}>
        <option value="">{any}</option>
        {children}
      </Select>
    </label>
  );
};

/**
 * The search as a form that works without script: it asks the server for the same page. With script, `onSearch` gets
 * each change, and the form's submission as well.
 */
export const LessonFilters = ({
  search,
  topics,
  onSearch,
}: {
  readonly search: LessonSearch;
  readonly topics: readonly string[];
  readonly onSearch: (query: URLSearchParams) => void;
}) => {
  const [narrowed] = useState(searchPath('', { ...search, q: '' }) !== '');
  const read = (form: HTMLFormElement): void => {
    const fields = [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    onSearch(new URLSearchParams(fields));
  };
  return (
    <form
      className="lesson-filters"
      method="get"
      action={paths.lessons}
      aria-label={words.name}
      onInput={(event) => read(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        read(event.currentTarget);
      }}
    >
      <label className="field">
        <span className="field-label">{words.search}</span>
        <Input
          type="search"
          name="q"
          defaultValue={search.q}
          placeholder={words.searchHint}
          maxLength={100}
          autoComplete="off"
        />
      </label>
      <details className="lesson-choices" open={narrowed}>
        <summary>{words.more}</summary>
        <div>
          <Choice name="grade" label={words.grade} any={words.anyGrade} chosen={search.grade}>
            {gradeBands.map((band) => (
              <option key={band} value={band}>
                {lessonNames.grades[band]}
              </option>
            ))}
          </Choice>
          <Choice name="duration" label={words.duration} any={words.anyDuration} chosen={search.duration}>
            {durations.map((minutes) => (
              <option key={minutes} value={minutes}>
                {words.atMost(minutes)}
              </option>
            ))}
          </Choice>
          <Choice name="setting" label={words.setting} any={words.anySetting} chosen={search.setting}>
            {settings.map((setting) => (
              <option key={setting} value={setting}>
                {lessonNames.settings[setting]}
              </option>
            ))}
          </Choice>
          <Choice name="topic" label={words.topic} any={words.anyTopic} chosen={search.topic}>
            {topics.map((topic) => (
              <option key={topic}>{topic}</option>
            ))}
          </Choice>
          <Button type="submit">{words.show}</Button>
        </div>
      </details>
    </form>
  );
};

/** The way back to the whole shelf. */
export const ClearFilters = () => <TextLink to={paths.lessons}>{words.clear}</TextLink>;
