import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Page, pageSizes, type PageStart } from '#domain/platform/tables/page.ts';
import { Button, LinkButton } from '../components/button.tsx';
import { Select } from '../forms/text-field.tsx';
import { tableWords as words } from '../messages/en/table.ts';
import type { TableAddress } from './use-table-address.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
});

const Size = chakra('label', {
  base: {
    display: 'inline-flex',
    gap: '2',
    alignItems: 'center',
    fontSize: 'sm',
    color: 'textQuiet',
    whiteSpace: 'nowrap',
  },
});

const Step = (props: { readonly to: string | null; readonly children: ReactNode }) =>
  props.to === null ? (
    <Button aria-disabled>{props.children}</Button>
  ) : (
    <LinkButton to={props.to}>{props.children}</LinkButton>
  );

/** Links to the previous and next page, and the page size. Renders nothing if all rows fit on one page of the smallest size. */
export function Pager<C extends string>(props: {
  readonly page: Page<unknown>;
  readonly address: TableAddress<C>;
}) {
  const { page, address } = props;
  const { query } = address.state;
  if (page.total <= pageSizes[0] && query.start === null) return null;
  const from = (start: PageStart): string => address.hrefOf({ ...address.state, query: { ...query, start } });
  return (
    <Line>
      <Size>
        {words.size}
        <Select
          value={query.size}
          onChange={({ currentTarget }) => {
            const size = pageSizes.find((each) => String(each) === currentTarget.value);
            if (size !== undefined) address.go({ ...address.state, query: { ...query, size, start: null } });
          }}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </Size>
      <nav className="row" aria-label={words.pages}>
        <Step to={page.before === null ? null : from({ before: page.before })}>{words.previous}</Step>
        <Step to={page.after === null ? null : from({ after: page.after })}>{words.next}</Step>
      </nav>
    </Line>
  );
}
