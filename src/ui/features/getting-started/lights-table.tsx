import { TableFrame } from '../../components/table-frame.tsx';
import { lightsTable } from './messages/en/dock-lights.ts';

type State = keyof typeof lightsTable.rows;
type Light = 'off' | 'yellow' | 'green' | 'red' | 'violet' | 'fading';

const off = (count: number): readonly Light[] => Array.from({ length: count }, () => 'off');

/** What each of the eight lights shows, clockwise from the top. */
const rings: Readonly<Record<State, readonly Light[]>> = {
  dark: off(8),
  searching: ['fading', 'yellow', ...off(6)],
  ready: Array.from({ length: 8 }, () => 'yellow'),
  charging: ['green', 'green', 'green', 'green', 'green', ...off(3)],
  low: ['red', ...off(7)],
  updating: ['violet', ...off(3), 'violet', ...off(3)],
};
const states: readonly State[] = ['dark', 'searching', 'ready', 'charging', 'low', 'updating'];

const place = (at: number): { readonly cx: number; readonly cy: number } => {
  const angle = (at / 8) * 2 * Math.PI;
  return {
    cx: Math.round(320 + 190 * Math.sin(angle)) / 10,
    cy: Math.round(320 - 190 * Math.cos(angle)) / 10,
  };
};

/** The Dock from above; the words beside it say the same. */
const Ring = ({ lights }: { readonly lights: readonly Light[] }) => (
  <svg className="light-ring" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
    <circle className="light-ring-body" cx="32" cy="32" r="29.5" />
    <circle className="light-ring-button" cx="32" cy="32" r="7" />
    {lights.map((light, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a light is its place in the ring
      <circle key={at} data-light={light} r="5" {...place(at)} />
    ))}
  </svg>
);

/** What the ring of lights shows when no program runs, what it means and what to do. */
export const LightsTable = () => (
  <TableFrame label={lightsTable.caption}>
    <table className="lights-table">
      <caption className="visually-hidden">{lightsTable.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{lightsTable.head.ring}</th>
          <th scope="col">{lightsTable.head.means}</th>
          <th scope="col">{lightsTable.head.next}</th>
        </tr>
      </thead>
      <tbody>
        {states.map((state) => (
          <tr key={state}>
            <th scope="row">
              <span>
                <Ring lights={rings[state]} />
                {lightsTable.rows[state].ring}
              </span>
            </th>
            <td>{lightsTable.rows[state].means}</td>
            <td>{lightsTable.rows[state].next}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableFrame>
);
