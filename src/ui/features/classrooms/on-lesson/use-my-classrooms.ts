import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { ClassroomCard } from '#domain/classrooms/classroom.ts';
import { useApp } from '../../../app-context.tsx';
import { type Query, useQuery } from './use-query.ts';

/** The classrooms of whoever is signed in, archived ones too. */
export function useMyClassrooms(): readonly [Query<readonly ClassroomCard[]>, again: () => void] {
  const { classrooms } = useApp();
  const question = useCallback((options: ReadOptions) => classrooms.list(options), [classrooms]);
  return useQuery(question);
}
