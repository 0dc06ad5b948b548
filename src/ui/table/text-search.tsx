import { chakra } from '@chakra-ui/react';
import { maxRuleTextLength } from '#domain/platform/tables/table-address.ts';
import { Button } from '../components/button.tsx';
import { TextField } from '../forms/text-field.tsx';
import type { TableAddress } from './use-table-address.ts';

const Search = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'end',
    my: '5',
    '& > .field': { flex: '1 1 16rem', maxWidth: '32rem' },
  },
});

/** Searches one column of a table for a text; the other filters of the address stay (UI-9). */
export function TextSearch<C extends string>({
  address,
  column,
  label,
  button,
}: {
  readonly address: TableAddress<C>;
  readonly column: C;
  readonly label: string;
  readonly button: string;
}) {
  const { query, shown } = address.state;
  const { match, rules } = query.filter;
  const present = rules.find((rule) => rule.column === column);
  const searched = present?.kind === 'text' ? present.value : '';
  return (
    <Search
      key={searched}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is not known everywhere yet
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('search');
        const value = typeof typed === 'string' ? typed.trim() : '';
        const others = rules.filter((rule) => rule.column !== column);
        const found = { kind: 'text', column, mode: 'contains', value } as const;
        const filter = { match, rules: value === '' ? others : [found, ...others] };
        address.go({ query: { ...query, filter, start: null }, shown });
      }}
    >
      <TextField
        label={label}
        name="search"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxRuleTextLength}
        defaultValue={searched}
      />
      <Button type="submit">{button}</Button>
    </Search>
  );
}
