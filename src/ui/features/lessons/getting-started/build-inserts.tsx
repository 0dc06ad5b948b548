import { wiredParts } from '#domain/lessons/programs/board/pin-map.ts';
import { AnchorButton } from '../../../components/button.tsx';
import { TableFrame } from '../../../components/table-frame.tsx';
import { buildWords, dockPurchases } from './messages/en/build-a-dock.ts';
import { WiringPicture } from './wiring-picture.tsx';

const { parts, wiring, sheet } = buildWords;

export const PartsTable = () => (
  <TableFrame label={parts.caption}>
    <table>
      <caption className="visually-hidden">{parts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{parts.name}</th>
          <th scope="col">{parts.price}</th>
          <th scope="col">{parts.substitute}</th>
        </tr>
      </thead>
      <tbody>
        {dockPurchases.map(({ id, name, price, substitute }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{parts.dollars(price)}</td>
            <td>{substitute}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{parts.total}</th>
          <td colSpan={2}>{parts.dollars(dockPurchases.reduce((sum, { price }) => sum + price, 0))}</td>
        </tr>
      </tbody>
    </table>
  </TableFrame>
);

export const Wires = () => (
  <>
    <WiringPicture />
    <TableFrame label={wiring.caption}>
      <table>
        <caption className="visually-hidden">{wiring.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{wiring.to}</th>
            <th scope="col">{wiring.contact}</th>
            <th scope="col">{wiring.from}</th>
          </tr>
        </thead>
        <tbody>
          {wiredParts.flatMap(({ part, wires }) =>
            wires.map(({ from, contact }) => (
              <tr key={`${part}-${contact}`}>
                <th scope="row">{wiring.parts[part]}</th>
                <td>{contact}</td>
                <td>{wiring.starts(from)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </TableFrame>
  </>
);

export const CaseFiles = () => (
  <p className="row">
    <AnchorButton href="/print/dock-case-letter.pdf">{buildWords.case.letter}</AnchorButton>
    <AnchorButton href="/print/dock-case-a4.pdf">{buildWords.case.a4}</AnchorButton>
    <AnchorButton href="/print/dock-case.svg" variant="quiet">
      {buildWords.case.svg}
    </AnchorButton>
  </p>
);

export const TestSheet = () => (
  <TableFrame label={sheet.caption}>
    <table>
      <caption className="visually-hidden">{sheet.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{sheet.step}</th>
          <th scope="col">{sheet.expected}</th>
          <th scope="col">{sheet.ok}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map(([step, expected]) => (
          <tr key={step}>
            <th scope="row">{step}</th>
            <td>{expected}</td>
            <td aria-hidden="true">☐</td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableFrame>
);
