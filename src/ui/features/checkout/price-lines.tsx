import { Table } from '@chakra-ui/react';
import { keyOfLine, type Quote } from '#domain/billing/quote.ts';
import { dollars } from '../../messages/en/money.ts';
import { lineWords, checkoutWords as words } from './messages/en/checkout.ts';

/** A sum line by line, as it is charged. */
export const PriceLines = ({ lines, total }: Pick<Quote, 'lines' | 'total'>) => (
  <Table.Root aria-label={words.price}>
    <Table.Body>
      {lines.map((line) => (
        <Table.Row key={keyOfLine(line)}>
          <Table.Cell>{lineWords(line)}</Table.Cell>
          <Table.Cell textAlign="end">{dollars(line.amount)}</Table.Cell>
        </Table.Row>
      ))}
      <Table.Row>
        <Table.Cell>
          <strong>{words.total}</strong>
        </Table.Cell>
        <Table.Cell textAlign="end">
          <strong>{dollars(total)}</strong>
        </Table.Cell>
      </Table.Row>
    </Table.Body>
  </Table.Root>
);
