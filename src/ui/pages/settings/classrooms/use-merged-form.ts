import { useState } from 'react';
import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { EditConflict } from '#domain/classrooms/classroom-refusals.ts';
import type { Result } from '#domain/result.ts';
import { type Act, useAct } from '../../../forms/use-act.ts';
import { type Submission, useSubmission } from '../../../forms/use-submission.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { type Clash, type Editing, type Meanwhile, type Merged, saveMerged } from './save-merged.ts';

/** A form over something that somebody else may be editing too. */
export type MergedForm<E extends object, C, F extends string> = {
  readonly submission: Submission<F>;
  /** What both changed, to be chosen; null where there is nothing to choose. */
  readonly clash: Clash<E, C> | null;
  /** How the choice fares. */
  readonly act: Act;
  /** Saves what was chosen. */
  readonly choose: (mine: E) => void;
};

/**
 * Sends a form whose edit is merged with what others saved meanwhile. `base` is what the form was filled with; `done` gets
 * what stands, and what of somebody else's was kept.
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
  readonly done: (thing: C, meanwhile: Meanwhile<E, C> | null) => void | Promise<void>;
}): MergedForm<E, C, F> {
  const { base, editOf, parse, save, done } = form;
  const [clash, setClash] = useState<Clash<E, C> | null>(null);
  const act = useAct();
  const settle = (merged: Merged<E, C>): void | Promise<void> => {
    if (merged.kind === 'clash') return setClash(merged.clash);
    setClash(null);
    return done(merged.thing, merged.meanwhile);
  };
  const submission = useSubmission<F, Merged<E, C>>(
    async (values) => {
      const mine = parse(values);
      return mine.ok ? saveMerged({ base, mine: mine.value, editOf }, save) : mine;
    },
    settle,
    (merged) => merged.kind === 'clash',
  );
  return {
    submission,
    clash,
    act,
    choose: (mine) => {
      if (clash !== null) act.run(() => saveMerged({ base: clash.theirs, mine, editOf }, save), settle);
    },
  };
}
