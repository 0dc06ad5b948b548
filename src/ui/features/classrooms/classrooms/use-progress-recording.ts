import { useRef, useState } from 'react';
import type { ActivityProgress, ProgressEdit } from '#domain/classrooms/classrooms/classroom.ts';
import { useApp } from '../../../app-context.tsx';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { useThrowToBoundary } from '../../../use-throw-to-boundary.ts';
import { type MergeConflict, differing, type ConcurrentChange, saveWithMerge } from './save-with-merge.ts';

type ProgressConflict = MergeConflict<ProgressEdit, ActivityProgress>;

export type RecordingState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'saved'; readonly concurrent: ConcurrentChange<ProgressEdit, ActivityProgress> | null }
  | { readonly kind: 'failed'; readonly failure: ClientFailure }
  | { readonly kind: 'conflict'; readonly conflict: ProgressConflict };

export type Recorded = {
  readonly shown: ProgressEdit;
  readonly state: RecordingState;
  /** Saves immediately. If the user makes several choices during a save, only the last one is saved. */
  readonly record: (edit: ProgressEdit) => void;
  readonly again: () => void;
};

const editOf = ({ state, minutes }: ActivityProgress): ProgressEdit => ({ state, minutes });
const same = (one: ProgressEdit, other: ProgressEdit): boolean => differing(one, other).length === 0;

export function useProgressRecording(
  assignmentId: string,
  progress: ActivityProgress,
  onRecorded?: () => void,
): Recorded {
  const { classrooms } = useApp();
  const [saved, setSaved] = useState(progress);
  const [wanted, setWanted] = useState<ProgressEdit | null>(null);
  const [state, setState] = useState<RecordingState>({ kind: 'idle' });
  const report = useThrowToBoundary();
  const running = useRef(false);
  const next = useRef<ProgressEdit | null>(null);

  const known = saved.version > progress.version ? saved : progress;
  const { activityId } = progress;

  const save = async (base: ActivityProgress, mine: ProgressEdit): Promise<void> => {
    next.current = null;
    const answer = await saveWithMerge({ base, mine, editOf }, (edit, version) =>
      classrooms.recordProgress(assignmentId, activityId, version, edit),
    );
    if (!answer.ok) {
      if (answer.error.kind === 'form/invalid')
        throw new Error('The service refused a field that the form had accepted');
      return setState({ kind: 'failed', failure: answer.error });
    }
    if (answer.value.kind === 'conflict') {
      return next.current === null
        ? setState({ kind: 'conflict', conflict: answer.value.conflict })
        : save(base, next.current);
    }
    const { thing, concurrent } = answer.value;
    setSaved(thing);
    if (next.current !== null && !same(next.current, editOf(thing))) return save(thing, next.current);
    setWanted(null);
    setState({ kind: 'saved', concurrent });
    onRecorded?.();
  };

  const start = (base: ActivityProgress, mine: ProgressEdit): void => {
    setWanted(mine);
    if (running.current) {
      next.current = mine;
      return;
    }
    if (same(mine, editOf(base))) {
      setSaved(base);
      setWanted(null);
      return setState({ kind: 'idle' });
    }
    running.current = true;
    setState({ kind: 'saving' });
    save(base, mine)
      .catch(report)
      .finally(() => {
        running.current = false;
      });
  };

  return {
    shown: wanted ?? editOf(known),
    state,
    record: (edit) => start(state.kind === 'conflict' ? state.conflict.theirs : known, edit),
    again: () => {
      if (wanted !== null) start(known, wanted);
    },
  };
}
