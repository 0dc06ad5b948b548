import type { Color, Direction, Tone } from '../dock-words.ts';
import { dockFacts } from '../dock.ts';

export type DockPin = 'speaker' | 'ring' | 'motor' | 'trigger' | 'echo';

/**
 * The pins of the Dock, used by the board program, the build guide and its wiring picture. Pins 0 to 2 are the large rings at the edge; 8 and 16 have no other
 * function on both versions of the board.
 */
export const pins: Readonly<Record<DockPin, number>> = {
  speaker: 0,
  ring: 1,
  motor: 2,
  trigger: 8,
  echo: 16,
};

export const usbIds = { vendor: 0x0d28, product: 0x0204 } as const;

export const dockButton = 'button_a';

export type WireStart = number | '3V' | 'GND' | 'battery +' | 'battery −';

export type Wire = { readonly from: WireStart; readonly contact: string };

export type WiredPart = {
  readonly part: 'speaker' | 'ring' | 'motor' | 'sensor';
  readonly wires: readonly Wire[];
};

/** All wires of a Dock. The buzzer is for a micro:bit V1 only, because a V2 has a speaker. */
export const wiredParts: readonly WiredPart[] = [
  {
    part: 'speaker',
    wires: [
      { from: pins.speaker, contact: '+' },
      { from: 'GND', contact: '−' },
    ],
  },
  {
    part: 'ring',
    wires: [
      { from: pins.ring, contact: 'DIN' },
      { from: '3V', contact: 'VCC' },
      { from: 'GND', contact: 'GND' },
    ],
  },
  {
    part: 'motor',
    wires: [
      { from: pins.motor, contact: 'signal' },
      { from: 'battery +', contact: '+' },
      { from: 'battery −', contact: '−' },
    ],
  },
  {
    part: 'sensor',
    wires: [
      { from: pins.trigger, contact: 'TRIG' },
      { from: pins.echo, contact: 'ECHO' },
      { from: '3V', contact: 'VCC' },
      { from: 'GND', contact: 'GND' },
    ],
  },
];

/**
 * Red, green and blue of each color, 0 to 255. The values are low because the 3V contact of a micro:bit V1 supplies 90 mA. Eight white lights at 12 of 255 take
 * about 25 mA.
 */
export const lightValues: Readonly<Record<Color, readonly [red: number, green: number, blue: number]>> = {
  red: [24, 0, 0],
  yellow: [18, 12, 0],
  green: [0, 24, 0],
  blue: [0, 0, 24],
  violet: [14, 0, 20],
  white: [12, 12, 12],
};

export const hertz: Readonly<Record<Tone, number>> = { low: 262, middle: 392, high: 523 };

/** Pulse that turns a continuous servo in each direction, in microseconds, sent every 20 ms. */
export const servoPulse: Readonly<Record<Direction, number>> = { forward: 2000, backward: 1000 };
export const servoPeriodMs = 20;

/** Travel time of the echo, in microseconds per centimeter of distance, to the object and back. */
export const echoPerCm = 58;

export const ringLights = dockFacts.lights;
