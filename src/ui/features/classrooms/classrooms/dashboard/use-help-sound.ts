import { useEffect, useRef, useState } from 'react';

/** Plays a short sound. Browsers allow it only after the user has touched the page. */
function play(): void {
  const audio = new AudioContext();
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.frequency.value = 880;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start();
  oscillator.stop(audio.currentTime + 0.4);
  oscillator.addEventListener('ended', () => void audio.close());
}

/** Plays a sound when another student needs help. Off by default (CLS-2). */
export function useHelpSound(stuckIds: readonly string[]) {
  const [isOn, setOn] = useState(false);
  const before = useRef<readonly string[]>([]);
  const ids = stuckIds.toSorted().join(' ');
  useEffect(() => {
    const now = ids === '' ? [] : ids.split(' ');
    const isNew = now.some((id) => !before.current.includes(id));
    before.current = now;
    if (isOn && isNew && typeof AudioContext !== 'undefined') play();
  }, [ids, isOn]);
  return { isOn, toggle: () => setOn((last) => !last) };
}
