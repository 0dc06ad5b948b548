import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { makePairs } from '#domain/classrooms/pairs/make-pairs.ts';
import { exchanged, type Groups, isWhole, type NoPairs } from '#domain/classrooms/pairs/pairs.ts';
import { useApp } from '../../../../app-context.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import { replaceAddress } from '../../../../outside-react/history-entry.ts';
import { pairWords } from '../messages/en/pairs.ts';
import type { PairsOfLesson } from './pairs-of-lesson.ts';
import { type Shuffle, shuffleAddress, readShuffle } from './shuffle-address.ts';

type Made = { readonly groups: Groups; readonly none: NoPairs | null; readonly tries: number };

export function usePairs({ classroom, assignment, pairs }: PairsOfLesson) {
  const { students, apart, rounds } = pairs;
  const app = useApp();
  const { revalidate } = useRevalidator();
  const action = useAsyncAction();
  const { pathname, search, hash } = useLocation();
  const saved = rounds.find((round) => round.assignmentId === assignment.id);
  const without = (some: ReadonlySet<string>): readonly string[] =>
    students.map(({ id }) => id).filter((id) => !some.has(id));
  const shuffle = ({ tries, away: gone }: Shuffle): Made => {
    const present = without(new Set(gone));
    const seed = `${assignment.id}/${tries}`;
    const answer = makePairs({ present, apart, earlier: rounds.map(({ groups }) => groups), seed });
    return { groups: answer.ok ? answer.value : [], none: answer.ok ? null : answer.error, tries };
  };
  const [begun] = useState(() => readShuffle({ search, hash }));
  const [away, setAway] = useState<ReadonlySet<string>>(() => {
    if (begun !== null) return new Set(begun.away.filter((id) => students.some((each) => each.id === id)));
    return new Set(saved === undefined ? [] : without(new Set(saved.groups.flat())));
  });
  const [made, setMade] = useState<Made>(() =>
    begun === null ? { groups: saved?.groups ?? [], none: null, tries: 0 } : shuffle(begun),
  );
  const { groups, none, tries } = made;
  const present = without(away);
  return {
    away,
    setAway,
    groups,
    none,
    present,
    saved,
    action,
    whole: groups.length > 0 && isWhole(groups, present),
    isSaved: JSON.stringify(groups) === JSON.stringify(saved?.groups ?? []),
    exchange: (one: string, other: string): void =>
      setMade({ ...made, groups: exchanged(groups, one, other) }),
    make: (): void => {
      const next = { tries: tries + 1, away: [...away] };
      setMade(shuffle(next));
      replaceAddress(shuffleAddress(pathname, next));
    },
    save: (): void =>
      action.run(
        () => app.students.savePairs({ classroomId: classroom.id, assignmentId: assignment.id }, groups),
        async () => {
          replaceAddress(pathname);
          await revalidate();
          toast(pairWords.pairs.saved);
        },
      ),
  };
}
