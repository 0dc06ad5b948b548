import { colors, directions, tones, type Color, type Direction, type Tone } from '../dock-words.ts';
import { type Dock, dockFacts, withDistance } from '../dock.ts';

export type BoardEvent =
  | { readonly kind: 'lights'; readonly lights: readonly (Color | null)[] }
  | { readonly kind: 'tone'; readonly tone: Tone | null }
  | { readonly kind: 'motor'; readonly direction: Direction | null }
  /** In whole centimeters. */
  | { readonly kind: 'distance'; readonly distance: number }
  | { readonly kind: 'press' };

const wordOf = <Word extends string>(words: readonly Word[], text: string | undefined): Word | null =>
  words.find((word) => word === text) ?? null;

const readers: Readonly<Record<string, (words: readonly string[]) => BoardEvent | null>> = {
  '@lights': (words) =>
    words.length === dockFacts.lights
      ? { kind: 'lights', lights: words.map((word) => wordOf(colors, word)) }
      : null,
  '@tone': ([word]) => ({ kind: 'tone', tone: wordOf(tones, word) }),
  '@motor': ([word]) => ({ kind: 'motor', direction: wordOf(directions, word) }),
  '@distance': ([cm = '']) => (/^\d+$/.test(cm) ? { kind: 'distance', distance: Number(cm) } : null),
  '@press': () => ({ kind: 'press' }),
};

/** Parses a line printed by the module `dock`; null for any other line. */
export function parseBoardLine(line: string): BoardEvent | null {
  const [name = '', ...words] = line.trim().split(' ');
  return Object.hasOwn(readers, name) ? (readers[name]?.(words) ?? null) : null;
}

/** Returns the Dock after an event of the board. Tones and motor movements end with separate events. */
export function afterBoardEvent(dock: Dock, event: BoardEvent): Dock {
  const endsAt = Number.POSITIVE_INFINITY;
  switch (event.kind) {
    case 'lights':
      return { ...dock, lights: event.lights };
    case 'tone':
      return { ...dock, tone: event.tone === null ? null : { tone: event.tone, endsAt } };
    case 'motor':
      return { ...dock, motor: event.direction === null ? null : { direction: event.direction, endsAt } };
    case 'distance':
      return withDistance(dock, event.distance);
    case 'press':
      break;
  }
  return dock;
}
