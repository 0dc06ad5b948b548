import type { RefObject } from 'react';
import { criteria, type Criterion, maxQueryLength } from '#domain/lessons/lessons/lesson-search.ts';
import { Input, Select } from '../../../forms/text-field.tsx';
import { lessonList } from './messages/en/lessons.ts';
import { paths } from '../../../routes/paths.ts';
import type { FilterOptions } from './filter-options.ts';

const words = lessonList.filters;

export const filtersId = 'lesson-filters';

const Filter = ({
  name,
  chosen,
  options,
}: {
  readonly name: Criterion;
  readonly chosen: string | null;
  readonly options: FilterOptions[Criterion];
}) => (
  <label className="field">
    <span className="field-label">{words[name]}</span>
    <Select name={name} defaultValue={chosen ?? ''}>
      <option value="">{words.any[name]}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  </label>
);

/** The filters as a form. Without scripts, it requests the same page from the server. With scripts, `onChange` receives each change. */
export const LessonFilters = ({
  form,
  asked,
  options,
  onAsk,
}: {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly asked: URLSearchParams;
  readonly options: FilterOptions;
  readonly onAsk: (step: 'choice' | 'typing') => void;
}) => (
  <form
    ref={form}
    id={filtersId}
    className="lesson-filters"
    action={paths.lessons}
    aria-label={words.name}
    onInput={({ target }) => onAsk(target instanceof HTMLSelectElement ? 'choice' : 'typing')}
    onSubmit={(event) => {
      event.preventDefault();
      onAsk('choice');
    }}
  >
    <label className="field">
      <span className="field-label">{words.q}</span>
      <Input
        type="search"
        name="q"
        defaultValue={asked.get('q') ?? ''}
        placeholder={words.hint}
        maxLength={maxQueryLength}
        autoComplete="off"
      />
    </label>
    <details className="lesson-choices" open={criteria.some((name) => asked.has(name)) || undefined}>
      <summary>{words.more}</summary>
      <div>
        {criteria.map((name) => (
          <Filter key={name} name={name} chosen={asked.get(name)} options={options[name]} />
        ))}
      </div>
    </details>
  </form>
);
