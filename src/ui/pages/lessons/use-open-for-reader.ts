import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { LessonForReader, Readable } from '#domain/lessons/lesson-for-reader.ts';
import { useSession } from '../../app-context.tsx';

const waitsForSignIn = (part: Readable<unknown> | undefined): boolean =>
  part?.kind === 'locked' && part.reason === 'sign-in';

/** Whether a part of the lesson is closed only because nobody was known to be signed in. */
const readByNobody = ({ activities, resources, assessment }: LessonForReader): boolean =>
  [...activities.flatMap(({ plan, solution }) => [plan, solution]), ...resources, assessment.answers].some(
    waitsForSignIn,
  );

/** The server renders for nobody; once it is known who reads, the lesson is fetched again as they may read it. */
export function useOpenForReader(lesson: LessonForReader): void {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const reader = session.state === 'signed-in' ? session.user.id : null;
  const closed = readByNobody(lesson);
  const askedFor = useRef<string | null>(null);
  useEffect(() => {
    if (reader === null || !closed || askedFor.current === reader) return;
    askedFor.current = reader;
    void revalidate();
  }, [reader, closed, revalidate]);
}
