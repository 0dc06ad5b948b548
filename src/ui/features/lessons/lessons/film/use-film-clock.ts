import { useEffect, useState } from 'react';
import { beginOf, type Film, filmSeconds, sceneAt } from '#domain/lessons/lessons/film.ts';
import { useMedia } from '../../../../use-media.ts';

export type FilmClock = {
  readonly index: number;
  /** Seconds since the start of the scene. The end of the scene if motion is reduced. */
  readonly within: number;
  readonly isPlaying: boolean;
  readonly isOver: boolean;
  /** Whether the device prefers reduced motion. If so, scenes show only their last frame. */
  readonly isStill: boolean;
  readonly toggle: () => void;
  readonly step: (by: 1 | -1) => void;
};

/** Plays a film from the beginning. Starts immediately unless the device prefers reduced motion. */
export function useFilmClock(film: Film): FilmClock {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [isWanted, setWanted] = useState(true);
  const [at, setAt] = useState(0);
  const length = filmSeconds(film);
  const isOver = at >= length;
  const isPlaying = isWanted && !isStill && !isOver;

  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    let frame = 0;
    const go = (now: number): void => {
      const passed = (now - last) / 1000;
      last = now;
      setAt((before) => Math.min(length, before + passed));
      frame = requestAnimationFrame(go);
    };
    frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, length]);

  const { index, within } = sceneAt(film, at);
  return {
    index,
    within: isStill ? (film.scenes[index]?.seconds ?? 0) : within,
    isPlaying,
    isOver,
    isStill,
    toggle: () => {
      if (isOver) setAt(0);
      setWanted(isOver || !isWanted);
    },
    step: (by) => setAt(beginOf(film, index + by)),
  };
}
