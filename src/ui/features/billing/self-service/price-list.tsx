import { keyOfLine, type Quote } from '#domain/billing/prices/quote.ts';
import { dollars } from '../../../messages/en/money.ts';
import { lineWords } from '../../../messages/en/prices.ts';
import { purchaseWords as words } from './messages/en/self-service.ts';

export const PriceList = ({ lines, total }: Pick<Quote, 'lines' | 'total'>) => (
  <dl className="price-list">
    {lines.map((line) => (
      <div key={keyOfLine(line)}>
        <dt>{lineWords(line)}</dt>
        <dd>{dollars(line.amount)}</dd>
      </div>
    ))}
    <div>
      <dt>{words.total}</dt>
      <dd>{dollars(total)}</dd>
    </div>
  </dl>
);
