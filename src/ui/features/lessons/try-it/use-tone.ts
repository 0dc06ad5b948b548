import { useEffect, useRef } from 'react';
import { hertz } from '#domain/lessons/programs/board/pin-map.ts';
import type { Tone } from '#domain/lessons/programs/dock-words.ts';

const quiet = 0.06;

/** Plays a tone, or silence if it is null or sound is off. */
export function useTone(tone: Tone | null, on: boolean): void {
  const context = useRef<AudioContext | null>(null);
  useEffect(
    () => () => {
      void context.current?.close();
      context.current = null;
    },
    [],
  );
  useEffect(() => {
    if (!on || tone === null || typeof AudioContext === 'undefined') return undefined;
    const audio = (context.current ??= new AudioContext());
    void audio.resume();
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = hertz[tone];
    volume.gain.setValueAtTime(0, audio.currentTime);
    volume.gain.linearRampToValueAtTime(quiet, audio.currentTime + 0.01);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start();
    return () => oscillator.stop(audio.currentTime + 0.02);
  }, [tone, on]);
}
