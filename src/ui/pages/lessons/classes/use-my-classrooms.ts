import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { ClassroomCard } from '#domain/classrooms/classroom.ts';
import { useApp } from '../../../app-context.tsx';
import { type Asked, useAsked } from './use-asked.ts';

/** The classrooms of whoever is signed in, archived ones too. */
export function useMyClassrooms(): readonly [Asked<readonly ClassroomCard[]>, again: () => void] {
  const { classrooms } = useApp();
  const question = useCallback((options: ReadOptions) => classrooms.list(options), [classrooms]);
  return useAsked(question);
}
