import type { Color, Direction, Tone } from './dock-words.ts';

/** The simulated Dock. Times are in milliseconds since the program's start, lengths in centimeters. */
export type Dock = {
  /** The ring of eight lights, clockwise from the top; null if the light is off. */
  readonly lights: readonly (Color | null)[];
  readonly tone: { readonly tone: Tone; readonly endsAt: number } | null;
  readonly motor: { readonly direction: Direction; readonly endsAt: number } | null;
  readonly winch: number;
  /** The sensor's value in whole centimeters, from 0 to 30. */
  readonly distance: number;
};

export const dockFacts = { lights: 8, farthest: 30, winchTop: 20, winchCmPerSecond: 4 } as const;

const dark: readonly null[] = Array.from({ length: dockFacts.lights }, () => null);

export const restingDock: Dock = {
  lights: dark,
  tone: null,
  motor: null,
  winch: 0,
  distance: dockFacts.farthest,
};

export const withDistance = (dock: Dock, distance: number): Dock => ({
  ...dock,
  distance: Math.max(0, Math.min(dockFacts.farthest, Math.round(distance))),
});

export const withAllLights = (dock: Dock, color: Color | null): Dock => ({
  ...dock,
  lights: dock.lights.map(() => color),
});

/** Sets a light, counted from 1 at the top. Ignores other numbers. */
export const withLight = (dock: Dock, light: number, color: Color | null): Dock => ({
  ...dock,
  lights: dock.lights.map((each, at) => (at === light - 1 ? color : each)),
});

/** Returns the Dock with everything off. The height of the winch does not change. */
export const silenced = (dock: Dock): Dock => ({ ...dock, lights: dark, tone: null, motor: null });

/** Returns the Dock after time has passed without a program. Motor and tone stop when their time is over. */
export function afterTime(dock: Dock, from: number, to: number): Dock {
  const { tone, motor } = dock;
  if (tone === null && motor === null) return dock;
  const turned =
    motor === null ? 0 : (Math.max(0, Math.min(to, motor.endsAt) - from) / 1000) * dockFacts.winchCmPerSecond;
  const lifted = dock.winch + (motor?.direction === 'forward' ? turned : -turned);
  return {
    ...dock,
    winch: Math.round(Math.max(0, Math.min(dockFacts.winchTop, lifted)) * 1000) / 1000,
    tone: tone !== null && tone.endsAt > to ? tone : null,
    motor: motor !== null && motor.endsAt > to ? motor : null,
  };
}
