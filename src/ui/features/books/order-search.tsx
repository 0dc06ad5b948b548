import { chakra } from '@chakra-ui/react';
import type { BookedOrderColumn } from '#domain/orders/booked-order-table.ts';
import { longestRuleText } from '#domain/tables/table-address.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import type { TableAddress } from '../../table/use-table-address.ts';
import { ordersPage as words } from './messages/en/books.ts';

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

/** Looks through numbers, buyers and purchase orders; the other filters of the address stay. */
export function OrderSearch({ address }: { readonly address: TableAddress<BookedOrderColumn> }) {
  const { query, shown } = address.state;
  const { match, rules } = query.filter;
  const present = rules.find(({ column }) => column === 'order');
  const searched = present?.kind === 'text' ? present.value : '';
  return (
    <Search
      key={searched}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is not known everywhere yet
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('order');
        const value = typeof typed === 'string' ? typed.trim() : '';
        const others = rules.filter(({ column }) => column !== 'order');
        const found = { kind: 'text', column: 'order', mode: 'contains', value } as const;
        const filter = { match, rules: value === '' ? others : [found, ...others] };
        address.go({ query: { ...query, filter, start: null }, shown });
      }}
    >
      <TextField
        label={words.search}
        name="order"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestRuleText}
        defaultValue={searched}
      />
      <Button type="submit">{words.find}</Button>
    </Search>
  );
}
