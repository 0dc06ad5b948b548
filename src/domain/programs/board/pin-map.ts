import type { Color, Direction, Tone } from '../dock-words.ts';
import { dockFacts } from '../dock.ts';

/** A wire between a pin of the micro:bit and a part. `from` names the contact of the part. */
export type Wire = { readonly pin: number; readonly part: DockPin; readonly contact: string };

/** What a pin of the micro:bit is for. */
export type DockPin = 'speaker' | 'ring' | 'motor' | 'trigger' | 'echo';

/**
 * The pins of the Dock. The program for the board, the build guide and its wiring picture are made from these. Pins 0 to 2
 * are the large rings at the edge; 8 and 16 are free on both versions of the board.
 */
export const pins: Readonly<Record<DockPin, number>> = {
  speaker: 0,
  ring: 1,
  motor: 2,
  trigger: 8,
  echo: 16,
};

/** How a micro:bit says over USB what it is; policies of schools name these numbers. */
export const usbIds = { vendor: 0x0d28, product: 0x0204 } as const;

/** The button of the Dock is button A of the micro:bit. */
export const dockButton = 'button_a';

/** The contacts of the parts, as they are printed on most of them. */
export const wires: readonly Wire[] = [
  { pin: pins.speaker, part: 'speaker', contact: '+' },
  { pin: pins.ring, part: 'ring', contact: 'DIN' },
  { pin: pins.motor, part: 'motor', contact: 'signal' },
  { pin: pins.trigger, part: 'trigger', contact: 'TRIG' },
  { pin: pins.echo, part: 'echo', contact: 'ECHO' },
];

/**
 * Red, green and blue of each color, 0 to 255. Low, because the 3V contact of a micro:bit V1 supplies 90 mA: eight white
 * lights at 12 of 255 take about 25 mA.
 */
export const lightValues: Readonly<Record<Color, readonly [red: number, green: number, blue: number]>> = {
  red: [24, 0, 0],
  yellow: [18, 12, 0],
  green: [0, 24, 0],
  blue: [0, 0, 24],
  violet: [14, 0, 20],
  white: [12, 12, 12],
};

/** The pitch of each tone, in hertz. */
export const hertz: Readonly<Record<Tone, number>> = { low: 262, middle: 392, high: 523 };

/** The pulse that turns a continuous servo in each direction, in microseconds; one pulse every 20 ms. */
export const servoPulse: Readonly<Record<Direction, number>> = { forward: 2000, backward: 1000 };
export const servoPeriodMs = 20;

/** An echo takes this long for each centimeter, there and back, in microseconds. */
export const echoPerCm = 58;

export const ringLights = dockFacts.lights;
