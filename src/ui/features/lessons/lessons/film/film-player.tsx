import { ArrowLeft, ArrowRight, Maximize, Minimize, Pause, Play, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Film, placeAt } from '#domain/lessons/lessons/film.ts';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { useFullScreen } from '../../../../use-full-screen.ts';
import { filmWords as words } from '../messages/en/film.ts';
import { PlacedPart } from './film-part.tsx';
import { useFilmClock } from './use-film-clock.ts';

/** Plays a film over the lesson's pictures. Buttons control it, arrow keys move by one scene, and it can fill the screen. */
export const FilmPlayer = ({ film }: { readonly film: Film }) => {
  const frame = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const [full, toggleFull] = useFullScreen(frame);
  const { index, within, isPlaying, isOver, isStill, toggle, step } = useFilmClock(film);
  const scene = film.scenes[index];
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  if (scene === undefined) return null;
  const { picture, caption, parts } = scene;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <div ref={frame} className="film">
      <div className="film-stage panel">
        <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
        <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
          {parts.map((part) => {
            const place = placeAt(part, within);
            return place === null ? null : (
              <PlacedPart
                key={`${part.part} ${part.text ?? ''} ${part.from} ${part.path.join(' ')}`}
                part={part}
                place={place}
              />
            );
          })}
        </svg>
      </div>
      <p className="film-caption" aria-live="polite">
        {caption}
      </p>
      <div
        className="film-bar row"
        data-gap="2"
        role="toolbar"
        tabIndex={-1}
        aria-label={words.player}
        onKeyDown={onKeyDown}
      >
        {isStill ? null : (
          <Button ref={first} size="sm" onClick={toggle}>
            <Icon of={isOver ? RotateCcw : isPlaying ? Pause : Play} />{' '}
            {isOver ? words.again : isPlaying ? words.pause : words.play}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.previous}
          disabled={index === 0}
          onClick={() => step(-1)}
        >
          <Icon of={ArrowLeft} />
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.next}
          disabled={index === film.scenes.length - 1}
          onClick={() => step(1)}
        >
          <Icon of={ArrowRight} />
        </Button>
        <span>{words.place(index + 1, film.scenes.length)}</span>
        {toggleFull === null ? null : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={full ? words.leaveFullScreen : words.fullScreen}
            onClick={toggleFull}
          >
            <Icon of={full ? Minimize : Maximize} />
          </Button>
        )}
      </div>
      {isStill ? <p className="quiet">{words.still}</p> : null}
    </div>
  );
};
