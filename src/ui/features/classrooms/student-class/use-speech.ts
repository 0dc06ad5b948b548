import { useCallback, useEffect, useRef, useState } from 'react';

type Reading = { readonly speaking: boolean; readonly from: number; readonly voiceless: boolean };
const silent: Reading = { speaking: false, from: -1, voiceless: false };
const speakingAt = (from: number): Reading => ({ speaking: true, from, voiceless: false });

/** The time in milliseconds to wait for voices. ChromeOS lists none at first (C21). */
const voicesWithinMs = 2000;

/** Calls `ready` when the browser has loaded its voices, or after a timeout. Returns a function that cancels this. */
function onceVoices(synthesis: SpeechSynthesis, ready: () => void): () => void {
  if (synthesis.getVoices().length > 0) {
    ready();
    return () => undefined;
  }
  const stop = (): void => {
    synthesis.removeEventListener('voiceschanged', go);
    clearTimeout(timer);
  };
  const go = (): void => {
    stop();
    ready();
  };
  const timer = setTimeout(go, voicesWithinMs);
  synthesis.addEventListener('voiceschanged', go);
  return stop;
}

const synthesisHere = (): SpeechSynthesis | null =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : null;

/**
 * Reads a text aloud on request, never automatically (C21). `from` is the position of the spoken word, or -1 if none is spoken. `voiceless` means that the
 * computer has no voice. Returns null if the browser does not support speech.
 */
export function useSpeech(text: string) {
  const [reading, setReading] = useState(silent);
  const waiting = useRef<() => void>(() => undefined);
  const stop = useCallback((): void => {
    waiting.current();
    synthesisHere()?.cancel();
    setReading(silent);
  }, []);
  useEffect(() => stop, [stop]);

  const synthesis = synthesisHere();
  if (synthesis === null) return null;
  const speak = (): void => {
    synthesis.cancel();
    setReading(speakingAt(-1));
    waiting.current = onceVoices(synthesis, () => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = 'en-US';
      utterance.rate = 0.9;
      utterance.addEventListener('boundary', ({ charIndex }) => setReading(speakingAt(charIndex)));
      utterance.addEventListener('end', () => setReading(silent));
      utterance.addEventListener('error', () => setReading(({ voiceless }) => ({ ...silent, voiceless })));
      // Some browsers list no voice but can speak. In those, the notice is removed when the speech starts.
      if (synthesis.getVoices().length === 0) setReading({ ...silent, voiceless: true });
      utterance.addEventListener('start', () => setReading(speakingAt(-1)));
      synthesis.speak(utterance);
    });
  };
  return { ...reading, toggle: () => (reading.speaking ? stop() : speak()) };
}
