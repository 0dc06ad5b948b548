import { useState } from 'react';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { EditConflict } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import type { Result } from '#domain/result.ts';
import { type AsyncAction, useAsyncAction } from '../../../forms/use-async-action.ts';
import { type Submission, useSubmission } from '../../../forms/use-submission.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import {
  type MergeConflict,
  type Editing,
  type ConcurrentChange,
  type Merged,
  saveWithMerge,
} from './save-with-merge.ts';

export type MergedForm<E extends object, C, F extends string> = {
  readonly submission: Submission<F>;
  /** The conflict to resolve, or null if there is none. */
  readonly conflict: MergeConflict<E, C> | null;
  readonly action: AsyncAction;
  readonly choose: (mine: E) => void;
};

/**
 * Submits a form and merges its edit with changes that other users saved. `base` contains the initial values. `done` receives the result and the other users'
 * changes that were kept.
 */
export function useMergedForm<
  E extends object,
  C extends { readonly version: number },
  F extends string,
>(form: {
  readonly base: C;
  readonly editOf: Editing<E, C>['editOf'];
  readonly parse: (values: Readonly<Partial<Record<F, string>>>) => Result<E, FormInvalid<F>>;
  readonly save: (
    edit: E,
    version: number,
  ) => Promise<Result<C, EditConflict<C> | FormInvalid<F> | Exclude<ClientFailure, EditConflict<unknown>>>>;
  readonly done: (thing: C, concurrent: ConcurrentChange<E, C> | null) => void | Promise<void>;
}): MergedForm<E, C, F> {
  const { base, editOf, parse, save, done } = form;
  const [conflict, setConflict] = useState<MergeConflict<E, C> | null>(null);
  const action = useAsyncAction();
  const settle = (merged: Merged<E, C>): void | Promise<void> => {
    if (merged.kind === 'conflict') return setConflict(merged.conflict);
    setConflict(null);
    return done(merged.thing, merged.concurrent);
  };
  const submission = useSubmission<F, Merged<E, C>>(
    async (values) => {
      const mine = parse(values);
      return mine.ok ? saveWithMerge({ base, mine: mine.value, editOf }, save) : mine;
    },
    settle,
    (merged) => merged.kind === 'conflict',
  );
  return {
    submission,
    conflict,
    action,
    choose: (mine) => {
      if (conflict !== null)
        action.run(() => saveWithMerge({ base: conflict.theirs, mine, editOf }, save), settle);
    },
  };
}
