import { dockFacts, type Dock } from '#domain/lessons/programs/dock.ts';
import type { Color } from '#domain/lessons/programs/dock-words.ts';
import { tryItWords as words } from './messages/en/try-it.ts';

const lightFills: Readonly<Record<Color, string>> = {
  red: '#d7263d',
  yellow: '#ffd23f',
  green: '#2bb673',
  blue: '#2f7de1',
  violet: '#9b5de5',
  white: '#ffffff',
};
const ink = 'var(--by-colors-text)';
const body = { fill: 'var(--by-colors-sunken)', stroke: ink, strokeWidth: 3 } as const;
const line = { fill: 'none', stroke: ink, strokeWidth: 4 } as const;
const load = { fill: 'var(--by-colors-sun)', stroke: ink, strokeWidth: 3 } as const;
const ground = { fill: 'none', stroke: 'var(--by-colors-text-quiet)', strokeWidth: 2 } as const;

const center = { x: 110, y: 110 };

function placeOf(at: number): { readonly cx: number; readonly cy: number } {
  const angle = (at / dockFacts.lights) * 2 * Math.PI;
  return { cx: center.x + 66 * Math.sin(angle), cy: center.y - 66 * Math.cos(angle) };
}

export function lightsInWords({ lights }: Dock): string {
  const shown = lights.map((light) => light ?? words.dark);
  const [first = words.dark] = shown;
  return shown.every((each) => each === first) ? words.allLights(first) : words.lights(shown);
}

export const DockStage = ({
  dock,
  winch,
  onPress,
}: {
  readonly dock: Dock;
  /** Presses the Dock's button, if that is possible. A button next to the picture does the same for keyboard and screen reader users. */
  readonly onPress?: () => void;
  readonly winch: boolean;
}) => {
  const { lights, tone } = dock;
  return (
    <svg className="try-it-dock" viewBox={winch ? '0 0 320 220' : '0 0 220 220'} aria-hidden="true">
      <rect {...body} x="10" y="10" width="200" height="200" rx="34" />
      {lights.map((light, at) => (
        <circle
          key={at}
          {...placeOf(at)}
          r="15"
          fill={light === null ? '#26324a' : lightFills[light]}
          stroke={ink}
          strokeWidth={2}
        />
      ))}
      <circle
        className="dock-button"
        data-pressable={onPress === undefined ? undefined : ''}
        fill="var(--by-colors-coral)"
        stroke={ink}
        strokeWidth={3}
        cx={center.x}
        cy={center.y}
        r="26"
        onClick={onPress}
      />
      {tone === null ? null : (
        <g {...line} data-tone={tone.tone}>
          <path d="M150 150q8 8 0 18" />
          <path d="M160 143q15 16 0 34" />
          <path d="M170 136q22 24 0 50" />
        </g>
      )}
      {winch ? <Winch dock={dock} /> : null}
    </svg>
  );
};

const Winch = ({ dock: { motor, winch } }: { readonly dock: Dock }) => {
  const hook = 190 - (winch / dockFacts.winchTop) * 130;
  return (
    <g {...line} data-turning={motor?.direction}>
      <path d="M262 210V34h34" />
      <circle {...load} cx="262" cy="34" r="12" />
      <path d={`M296 34V${hook}`} />
      <rect {...load} x="284" y={hook} width="24" height="18" />
    </g>
  );
};

export const DistanceStage = ({ distance }: { readonly distance: number }) => {
  const x = 26 + (distance / dockFacts.farthest) * 256;
  return (
    <svg className="try-it-sight" viewBox="0 0 320 56" aria-hidden="true">
      <path {...ground} d="M4 50h312" />
      <rect {...body} x="4" y="22" width="20" height="28" rx="5" />
      <path {...ground} strokeDasharray="3 5" d={`M26 36H${x}`} />
      <rect {...load} strokeWidth={2.5} x={x} y="20" width="30" height="30" />
      <path {...load} strokeWidth={2.5} d={`M${x} 20l30 30m0-30l-30 30`} />
    </svg>
  );
};
