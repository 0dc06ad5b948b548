import { keyOfLine, type Quote } from '#domain/billing/prices/quote.ts';
import { dollars } from '../messages/en/money.ts';
import { lineWords, totalWord } from '../messages/en/prices.ts';

/** The lines of a price and their sum, as it is charged. `label` names the table. Amounts do not break across lines. */
export const PriceTable = ({
  label,
  lines,
  total,
}: Pick<Quote, 'lines' | 'total'> & { readonly label: string }) => (
  <table className="price-table" aria-label={label}>
    <tbody>
      {lines.map((line) => (
        <tr key={keyOfLine(line)}>
          <td>{lineWords(line)}</td>
          <td>{dollars(line.amount)}</td>
        </tr>
      ))}
      <tr>
        <td>
          <strong>{totalWord}</strong>
        </td>
        <td>
          <strong>{dollars(total)}</strong>
        </td>
      </tr>
    </tbody>
  </table>
);
