import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { Rule } from '#domain/platform/tables/filter.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { modeWords } from '../messages/en/table.ts';
import type { TableColumn } from './table-spec.ts';

export function describeRule<R, C extends string>(
  rule: Rule<C>,
  columns: readonly TableColumn<R, C>[],
): string {
  const column = columns.find(({ name }) => name === rule.column);
  const label = column?.label ?? rule.column;
  if (rule.kind === 'blank') return `${label} ${modeWords.blank[rule.mode]}`;
  if (rule.kind === 'number') return `${label} ${modeWords.number[rule.mode]} ${rule.value}`;
  if (rule.kind === 'date') return `${label} ${modeWords.date[rule.mode]} ${formatDate(rule.value)}`;
  const option = column?.options?.find(({ value }) => value === rule.value)?.label;
  return `${label} ${modeWords.text[rule.mode]} ${option ?? `“${bidiIsolate(rule.value)}”`}`;
}
