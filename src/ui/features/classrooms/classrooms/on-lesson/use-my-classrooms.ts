import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { ClassroomCard } from '#domain/classrooms/classrooms/classroom.ts';
import { useApp } from '../../../../app-context.tsx';
import type { Query } from '../../../../data/query.ts';
import { useQuery } from '../../../../data/use-query.ts';

export function useMyClassrooms(): Query<readonly ClassroomCard[]> {
  const { classrooms } = useApp();
  const question = useCallback((options: ReadOptions) => classrooms.list(options), [classrooms]);
  return useQuery(question);
}
