import { Table } from '@chakra-ui/react';
import { keyOfLine, type Quote } from '#domain/billing/quote.ts';
import { dollars } from '../messages/en/money.ts';
import { lineWords, totalWord } from '../messages/en/prices.ts';

const what = { paddingInlineStart: 0, whiteSpace: 'normal', verticalAlign: 'top' } as const;
const amount = {
  width: '1%',
  paddingInlineEnd: 0,
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** A sum line by line, as it is charged; `label` names the table. The amounts never break, the words may. */
export const PriceTable = ({
  label,
  lines,
  total,
}: Pick<Quote, 'lines' | 'total'> & { readonly label: string }) => (
  <Table.Root aria-label={label}>
    <Table.Body>
      {lines.map((line) => (
        <Table.Row key={keyOfLine(line)}>
          <Table.Cell css={what}>{lineWords(line)}</Table.Cell>
          <Table.Cell css={amount}>{dollars(line.amount)}</Table.Cell>
        </Table.Row>
      ))}
      <Table.Row>
        <Table.Cell css={what}>
          <strong>{totalWord}</strong>
        </Table.Cell>
        <Table.Cell css={amount}>
          <strong>{dollars(total)}</strong>
        </Table.Cell>
      </Table.Row>
    </Table.Body>
  </Table.Root>
);
