import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { FieldFrame } from '../../forms/field-frame.tsx';
import { Input, Select } from '../../forms/text-field.tsx';
import { filterWords as words } from '../../messages/en/table.ts';
import type { TableSpec } from '../table-spec.ts';
import { emptyDraft, isBlankMode, modesOf, type RuleDraft } from './rule-draft.ts';

const Line = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'repeat(3, minmax(0, 1fr)) auto' },
    gap: '2',
    alignItems: 'start',
    '& > legend': { position: 'absolute', clipPath: 'inset(50%)' },
    '& > :not(button, legend)': { gridColumnStart: { base: '1', sm: 'auto' } },
    '& > button': { gridRow: { base: '1', sm: 'auto' }, gridColumn: { base: '2', sm: '4' } },
  },
});

export function RuleFields<R, C extends string>(props: {
  readonly spec: TableSpec<R, C>;
  readonly draft: RuleDraft<C>;
  readonly at: number;
  readonly invalid: boolean;
  readonly onChange: (draft: RuleDraft<C>) => void;
  readonly onRemove: () => void;
}) {
  const { spec, draft, at, invalid, onChange } = props;
  const kind = spec.kinds[draft.column];
  const options = spec.columns.find(({ name }) => name === draft.column)?.options;
  const type = (value: string): void => onChange({ ...draft, value });
  return (
    <Line>
      <legend>{words.rule(at)}</legend>
      <Select
        aria-label={words.column}
        value={draft.column}
        onChange={({ currentTarget }) => {
          const column = spec.columns.find(({ name }) => name === currentTarget.value)?.name;
          if (column !== undefined) onChange(emptyDraft(spec, column, draft.key));
        }}
      >
        {spec.columns.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        aria-label={words.mode}
        value={draft.mode}
        onChange={({ currentTarget }) => onChange({ ...draft, mode: currentTarget.value })}
      >
        {modesOf(kind, options).map(([mode, label]) => (
          <option key={mode} value={mode}>
            {label}
          </option>
        ))}
      </Select>
      {isBlankMode(draft.mode) ? (
        <span />
      ) : (
        <FieldFrame label={words.value} labelHidden error={invalid ? words.problems[kind] : undefined}>
          {(tied) =>
            options === undefined ? (
              <Input
                {...tied}
                value={draft.value}
                type={kind === 'date' ? 'date' : 'text'}
                inputMode={kind === 'number' ? 'decimal' : undefined}
                dir="auto"
                onChange={({ currentTarget }) => type(currentTarget.value)}
              />
            ) : (
              <Select
                {...tied}
                value={draft.value}
                onChange={({ currentTarget }) => type(currentTarget.value)}
              >
                {options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )
          }
        </FieldFrame>
      )}
      <Button variant="quiet" size="icon" aria-label={words.remove(at)} onClick={props.onRemove}>
        <Icon of={X} />
      </Button>
    </Line>
  );
}
