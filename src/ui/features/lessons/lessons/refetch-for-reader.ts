import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { LessonForReader, Readable } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { useSession } from '../../../app-context.tsx';

const waitsForSignIn = (part: Readable<unknown> | undefined): boolean =>
  part?.kind === 'locked' && part.reason === 'sign-in';

/** Returns every part of a lesson that may be locked for its reader. */
export const licensedParts = ({
  activities,
  resources,
  assessment,
  studentSheet,
}: LessonForReader): readonly (Readable<unknown> | undefined)[] => [
  ...activities.flatMap(({ plan, solution, projectSolution }) => [plan, solution, projectSolution]),
  ...resources,
  assessment.answers,
  studentSheet,
];

/**
 * Reloads locked parts with the reader's access after the session is known, because the server renders for visitors. Renders nothing, so that a change of
 * session does not re-render other components.
 */
export function RefetchForReader({
  parts,
}: {
  readonly parts: readonly (Readable<unknown> | undefined)[];
}): null {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const reader = session.state === 'signed-in' ? session.user.id : null;
  const closed = parts.some(waitsForSignIn);
  const askedFor = useRef<string | null>(null);
  useEffect(() => {
    if (reader === null || !closed || askedFor.current === reader) return;
    askedFor.current = reader;
    void revalidate();
  }, [reader, closed, revalidate]);
  return null;
}
