import { useCallback, useEffect, useRef, useState } from 'react';

type Reading = { readonly speaking: boolean; readonly from: number };
const silent: Reading = { speaking: false, from: -1 };

/** How long voices are waited for, in milliseconds: ChromeOS names none at first (C21). */
const voicesWithinMs = 2000;

/** Calls back once the browser knows its voices, or after a while without them; returns a function that stops it. */
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
 * Reads a text aloud on request, never by itself (C21). `from` is the position of the spoken word in the text; -1 if none is. Null
 * if the browser cannot speak: the text is on the page anyway.
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
    setReading({ speaking: true, from: -1 });
    waiting.current = onceVoices(synthesis, () => {
      const said = new SpeechSynthesisUtterance(text);
      said.lang = 'en-US';
      said.rate = 0.9;
      said.addEventListener('boundary', ({ charIndex }) => setReading({ speaking: true, from: charIndex }));
      said.addEventListener('end', () => setReading(silent));
      said.addEventListener('error', () => setReading(silent));
      synthesis.speak(said);
    });
  };
  return { ...reading, toggle: () => (reading.speaking ? stop() : speak()) };
}
