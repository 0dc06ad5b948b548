import type { Quote } from '#domain/billing/quote.ts';
import { Facts } from '../../components/facts.tsx';
import { dollars } from '../../messages/en/money.ts';
import { lineWords } from '../../messages/en/prices.ts';
import { purchaseWords as words } from './messages/en/self-service.ts';

/** A sum line by line, as it is charged. */
export const PriceList = ({ lines, total }: Pick<Quote, 'lines' | 'total'>) => (
  <Facts
    of={[
      ...lines.map((line) => [lineWords(line), dollars(line.amount)] as const),
      [words.total, <strong key="total">{dollars(total)}</strong>] as const,
    ]}
  />
);
