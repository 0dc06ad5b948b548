import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { Filter } from '#domain/platform/tables/filter.ts';
import { maxRuleTextLength } from '#domain/platform/tables/table-address.ts';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { Input } from '../forms/text-field.tsx';
import { tableWords as words } from '../messages/en/table.ts';

const Form = chakra('form', {
  base: {
    position: 'relative',
    flex: '1 1 14rem',
    maxWidth: '24rem',
    marginInlineEnd: '2',
    '& > input': { width: '100%', paddingInlineEnd: '12' },
    '& > .button': { position: 'absolute', insetInlineEnd: '0', top: '0', height: '100%', px: '3' },
  },
});

/** Searches one column of a table for a text. The table's other filters are kept (UI-9). */
export function SearchBox<C extends string>({
  column,
  label,
  read = (typed) => typed,
  filter: { match, rules },
  onSearch,
}: {
  readonly column: C;
  readonly label: string;
  readonly read?: (typed: string) => string;
  readonly filter: Filter<C>;
  readonly onSearch: (filter: Filter<C>) => void;
}) {
  const present = rules.find((rule) => rule.column === column);
  const searched = present?.kind === 'text' ? present.value : '';
  return (
    <Form
      key={searched}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is not known everywhere yet
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('search');
        const value = typeof typed === 'string' ? read(typed.trim()) : '';
        const others = rules.filter((rule) => rule.column !== column);
        const found = { kind: 'text', column, mode: 'contains', value } as const;
        onSearch({ match, rules: value === '' ? others : [found, ...others] });
      }}
    >
      <Input
        aria-label={label}
        placeholder={label}
        name="search"
        type="search"
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxRuleTextLength}
        defaultValue={searched}
      />
      <Button type="submit" variant="quiet" size="sm" aria-label={words.search}>
        <Icon of={Search} />
      </Button>
    </Form>
  );
}
