import { type Wire, wiredParts, type WireStart } from '#domain/lessons/programs/board/pin-map.ts';
import { buildWords } from './messages/en/build-a-dock.ts';

const words = buildWords.wiring;
const rowHeight = 30;
const partGap = 34;

const allWires = wiredParts.flatMap(({ wires }) => wires);
const starts: readonly WireStart[] = [...new Set(allWires.map(({ from }) => from))];
const isPack = (from: WireStart): boolean => typeof from === 'string' && from.startsWith('battery');
/** The contacts on the left: pins in their order, then the supply, then the battery pack. */
const ordered: readonly WireStart[] = [
  ...starts.filter((from) => typeof from === 'number').toSorted((a, b) => a - b),
  ...starts.filter((from) => typeof from === 'string' && !isPack(from)),
  ...starts.filter(isPack),
];
const boardRows = ordered.filter((from) => !isPack(from)).length;

const yOfStart = (from: WireStart): number => 70 + ordered.indexOf(from) * 44 + (isPack(from) ? 60 : 0);

const partTops = wiredParts.map((_, at) =>
  wiredParts.slice(0, at).reduce((y, { wires }) => y + wires.length * rowHeight + partGap, 46),
);
const yOfContact = (part: number, wire: number): number => (partTops[part] ?? 0) + 12 + wire * rowHeight;
const height = Math.max(
  yOfContact(wiredParts.length - 1, wiredParts.at(-1)?.wires.length ?? 0) + 10,
  yOfStart(ordered.at(-1) ?? 0) + 50,
);

const ink = 'var(--by-colors-text)';
const box = { fill: 'var(--by-colors-sunken)', stroke: ink, strokeWidth: 2.5 } as const;
const contact = { fill: 'var(--by-colors-sun)', stroke: ink, strokeWidth: 2 } as const;
const label = { fontSize: 15, fill: ink } as const;
const name = { ...label, fontWeight: 650 } as const;
const wire = { fill: 'none', strokeWidth: 3.5 } as const;
const groundWire = { ...wire, stroke: 'var(--by-colors-text-quiet)', strokeDasharray: '9 4' } as const;

function strokeOf({ from }: Wire) {
  if (typeof from === 'number') return { ...wire, stroke: 'var(--by-colors-harbor)' };
  return from === 'GND' || from === 'battery −' ? groundWire : { ...wire, stroke: 'var(--by-colors-coral)' };
}

/** The wires of a Dock, drawn from the pin map. The table next to the drawing contains the same information. */
export const WiringPicture = () => (
  <figure className="wiring">
    <svg viewBox={`0 0 640 ${height}`} aria-hidden="true">
      <rect {...box} x="8" y="34" width="150" height={boardRows * 44 + 16} rx="14" />
      <text x="83" y="24" textAnchor="middle" {...name}>
        {words.board}
      </text>
      <rect {...box} x="8" y={yOfStart('battery +') - 30} width="150" height="104" rx="8" />
      <text x="83" y={yOfStart('battery +') - 38} textAnchor="middle" {...name}>
        {words.pack}
      </text>
      {/* The motor and the board need a common ground. */}
      <path
        {...groundWire}
        d={`M150 ${yOfStart('battery −')}C210 ${yOfStart('battery −')} 210 ${yOfStart('GND')} 150 ${yOfStart('GND')}`}
      />
      {wiredParts.map(({ part, wires }, at) => (
        <g key={part}>
          <text x="440" y={(partTops[at] ?? 0) - 12} {...name}>
            {words.parts[part]}
          </text>
          <rect
            {...box}
            x="432"
            y={(partTops[at] ?? 0) - 4}
            width="200"
            height={wires.length * rowHeight + 2}
            rx="8"
          />
          {wires.map((each, row) => {
            const [from, to] = [yOfStart(each.from), yOfContact(at, row)];
            return (
              <g key={each.contact} data-wire={`${each.from} ${part} ${each.contact}`}>
                <path {...strokeOf(each)} d={`M150 ${from}C300 ${from} 290 ${to} 436 ${to}`} />
                <circle {...contact} cx="438" cy={to} r="5" />
                <text x="454" y={to + 5} {...label}>
                  {each.contact}
                </text>
              </g>
            );
          })}
        </g>
      ))}
      {ordered.map((from) => (
        <g key={from}>
          <circle {...contact} cx="150" cy={yOfStart(from)} r="6" />
          <text x="136" y={yOfStart(from) + 5} textAnchor="end" {...label}>
            {words.starts(from)}
          </text>
        </g>
      ))}
    </svg>
    <figcaption>{words.title}</figcaption>
  </figure>
);
