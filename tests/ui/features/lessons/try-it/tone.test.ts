import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tone } from '#domain/lessons/programs/dock-words.ts';
import { useTone } from '#ui/features/lessons/try-it/use-tone.ts';

type Heard = { readonly hertz: number; stopped: boolean };
let received: Heard[] = [];
let closed = 0;

class ListeningContext {
  readonly currentTime = 0;
  readonly destination = {};
  createGain() {
    return {
      gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
      connect: (next: unknown) => next,
    };
  }
  createOscillator() {
    const frequency = { value: 0 };
    let tone: Heard | null = null;
    return {
      type: 'sine',
      frequency,
      connect: (next: unknown) => next,
      start: () => {
        tone = { hertz: frequency.value, stopped: false };
        received.push(tone);
      },
      stop: () => {
        if (tone !== null) tone.stopped = true;
      },
    };
  }
  resume() {
    return Promise.resolve();
  }
  close() {
    closed += 1;
    return Promise.resolve();
  }
}

beforeEach(() => {
  received = [];
  closed = 0;
  vi.stubGlobal('AudioContext', ListeningContext);
});
afterEach(() => vi.unstubAllGlobals());

const listen = (tone: Tone | null, on: boolean) =>
  renderHook((given: { readonly tone: Tone | null; readonly on: boolean }) => useTone(given.tone, given.on), {
    initialProps: { tone, on },
  });

test.each([
  ['low', 262],
  ['middle', 392],
  ['high', 523],
] as const)('a %s tone sounds at %i Hz and ends with the tone', (tone, hertz) => {
  const { rerender } = listen(tone, true);
  expect(received).toEqual([{ hertz, stopped: false }]);
  rerender({ tone: null, on: true });
  expect(received).toEqual([{ hertz, stopped: true }]);
});

test('there is no sound while sound is off, and turning it off ends a tone at once', () => {
  const { rerender, unmount } = listen('low', false);
  expect([received, closed]).toEqual([[], 0]);
  rerender({ tone: 'low', on: true });
  rerender({ tone: 'low', on: false });
  expect(received).toEqual([{ hertz: 262, stopped: true }]);
  unmount();
  expect(closed).toBe(1);
});
