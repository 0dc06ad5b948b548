import type { KitItem } from '#domain/classrooms/pairs/pairs.ts';
import { pairWords } from '../messages/en/pairs.ts';

const words = pairWords.kit;

export const KitTable = ({ items }: { readonly items: readonly KitItem[] }) => (
  <table className="pair-kit data-table">
    <caption className="visually-hidden">{words.heading}</caption>
    <thead>
      <tr>
        <th scope="col" className="number">
          {words.count}
        </th>
        <th scope="col">{words.item}</th>
      </tr>
    </thead>
    <tbody>
      {items.map(({ material: { name, optional, substitute }, count }) => (
        <tr key={name}>
          <td className="number">{count}</td>
          <th scope="row">
            {name}
            {optional ? <span className="quiet"> ({words.optional})</span> : null}
            {substitute === undefined ? null : <div className="quiet">{words.substitute(substitute)}</div>}
          </th>
        </tr>
      ))}
    </tbody>
  </table>
);
