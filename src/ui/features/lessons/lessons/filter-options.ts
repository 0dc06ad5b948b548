import {
  type SearchChoice,
  type SearchChoices,
  type Criterion,
} from '#domain/lessons/lessons/lesson-search.ts';
import { frameworkOf } from '#domain/lessons/lessons/standard-framework.ts';
import { lessonNames, lessonList } from './messages/en/lessons.ts';

const words = lessonList.filters;

export type FilterOptions = Readonly<
  Record<Criterion, readonly { readonly value: string; readonly text: string }[]>
>;

const optionsOf = <T extends string | number>(
  choices: readonly SearchChoice<T>[],
  nameOf: (value: T) => string,
) => choices.map(({ value, count }) => ({ value: `${value}`, text: words.choice(nameOf(value), count) }));

export const filterOptions = (choices: SearchChoices): FilterOptions => ({
  grade: optionsOf(choices.grade, (band) => lessonNames.grades[band]),
  duration: optionsOf(choices.duration, words.length),
  setting: optionsOf(choices.setting, (setting) => lessonNames.settings[setting]),
  topic: optionsOf(choices.topic, String),
  standard: optionsOf(choices.standard, (code) => `${frameworkOf(code)} ${code}`),
});

function serverRenderedChoices(name: Criterion): FilterOptions[Criterion] {
  const select = document.querySelector(`select[name="${name}"]`);
  if (!(select instanceof HTMLSelectElement)) return [];
  return [...select.options].slice(1).map(({ value, text }) => ({ value, text }));
}

export const serverRenderedOptions = (): FilterOptions => ({
  grade: serverRenderedChoices('grade'),
  duration: serverRenderedChoices('duration'),
  setting: serverRenderedChoices('setting'),
  topic: serverRenderedChoices('topic'),
  standard: serverRenderedChoices('standard'),
});
