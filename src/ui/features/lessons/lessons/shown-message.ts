import { type ActivityTimer } from '#domain/lessons/lessons/activity-timer.ts';

/** The state of a presentation: the slide, counted from 0, and the running timers by activity. */
export type Shown = { readonly at: number; readonly timers: Readonly<Record<string, ActivityTimer>> };

/** The source of a window's state: none yet, its own URL, or a change of slide in the presentation. */
const sources = ['nowhere', 'address', 'presentation'] as const;
export type Source = (typeof sources)[number];

export type Message =
  | { readonly kind: 'ask' }
  | { readonly kind: 'tell'; readonly shown: Shown; readonly source: Source }
  | { readonly kind: 'move'; readonly shown: Shown };

/** Whether a received state is more reliable than the known one. */
export const isBetterSource = (source: Source, known: Source): boolean =>
  sources.indexOf(source) > sources.indexOf(known);

const isSource = (value: unknown): value is Source => sources.some((source) => source === value);

const isTimer = (value: unknown): value is ActivityTimer =>
  typeof value === 'object' &&
  value !== null &&
  'leftMs' in value &&
  typeof value.leftMs === 'number' &&
  'since' in value &&
  (value.since === null || typeof value.since === 'number');

const isShown = (value: unknown): value is Shown =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  Number.isInteger(value.at) &&
  'timers' in value &&
  typeof value.timers === 'object' &&
  value.timers !== null &&
  Object.values(value.timers).every(isTimer);

/** Parses a message from a different window, which may run a different build with other messages. */
export function messageIn(value: unknown): Message | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  if (value.kind === 'ask') return { kind: 'ask' };
  if (!('shown' in value) || !isShown(value.shown)) return null;
  if (value.kind === 'move') return { kind: 'move', shown: value.shown };
  return value.kind === 'tell' && 'source' in value && isSource(value.source)
    ? { kind: 'tell', shown: value.shown, source: value.source }
    : null;
}
