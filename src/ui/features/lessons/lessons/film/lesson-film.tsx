import { Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import { filmSeconds } from '#domain/lessons/lessons/film.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { useHydrated } from '../../../../forms/use-hydrated.ts';
import { fetched } from '../../../../routes/chunk-error.ts';
import { LessonSection } from '../lesson-section.tsx';
import { filmWords as words } from '../messages/en/film.ts';

const FilmPlayer = optionalPart(async () => (await fetched(import('./film-player.tsx'))).FilmPlayer);

/** The film of a lesson: a button that opens it, and its transcript, which works without scripts. */
export const LessonFilm = ({ lesson: { film } }: { readonly lesson: LessonForReader }) => {
  const [isOpen, setOpen] = useState(false);
  const hydrated = useHydrated();
  if (film === undefined) return null;
  const seconds = Math.round(filmSeconds(film));
  return (
    <LessonSection name="film">
      <p>{words.lead(seconds)}</p>
      <div className="no-print film-frame">
        {isOpen ? (
          <Suspense fallback={null}>
            <FilmPlayer film={film} />
          </Suspense>
        ) : (
          <Button className="with-script" disabled={!hydrated} onClick={() => setOpen(true)}>
            <Icon of={Play} /> {words.watch(seconds)}
          </Button>
        )}
      </div>
      <details className="film-words">
        <summary>{words.transcript}</summary>
        <ol>
          {film.scenes.map(({ caption, picture }) => (
            <li key={caption}>
              {caption} <span className="quiet">({picture.alt})</span>
            </li>
          ))}
        </ol>
      </details>
    </LessonSection>
  );
};
