import type { ClassChoice, ClassStep, RolledClass } from '#domain/rosters/rollover/rollover.ts';
import type { RolloverView } from '#domain/rosters/rollover/rollover-view.ts';
import { type Grade, isGrade } from '#domain/classrooms/students/grade.ts';

export type ClassDraft = {
  readonly kind: ClassStep['kind'] | 'suggested';
  readonly name: string;
  readonly taughtBy: string;
  /** The id of the class that its students join. Empty if none is chosen. */
  readonly joins: string;
  /** The grade for students without a grade. Empty if unknown. */
  readonly grade: Grade | '';
  readonly reopen: boolean;
};

export const stepKinds = [
  'suggested',
  'new',
  'join',
  'close',
  'stay',
] as const satisfies readonly ClassDraft['kind'][];

export function classDraftOf(
  { id, name, step, reopen }: RolledClass,
  { choices, classes }: Pick<RolloverView, 'choices' | 'classes'>,
): ClassDraft {
  const stays = classes.find((one) => one.step?.kind === 'stay' && one.id !== id);
  const fresh = step?.kind === 'new' ? step : { name, taughtBy: id };
  return {
    kind: step?.kind ?? 'suggested',
    name: fresh.name,
    taughtBy: fresh.taughtBy,
    joins: step?.kind === 'join' ? step.classroom : (stays?.id ?? ''),
    grade: choices.classes[id]?.grade ?? '',
    reopen,
  };
}

function stepOf({ kind, name, taughtBy, joins }: ClassDraft): ClassStep | null {
  if (kind === 'suggested') return null;
  if (kind === 'new') return { kind, name, taughtBy };
  return kind === 'join' ? { kind, classroom: joins } : { kind };
}

/** Returns the choice of a draft. Fields that the user has not changed follow the suggestion. */
export function choiceOf(
  draft: ClassDraft,
  before: ClassDraft,
  choice: ClassChoice | undefined,
): ClassChoice {
  const same = JSON.stringify(stepOf(draft)) === JSON.stringify(stepOf(before));
  const step = same ? (choice?.step ?? null) : stepOf(draft);
  const reopen = draft.reopen === before.reopen ? choice?.reopen : draft.reopen;
  return {
    ...(step === null ? {} : { step }),
    ...(isGrade(draft.grade) ? { grade: draft.grade } : {}),
    ...(reopen === undefined ? {} : { reopen }),
  };
}
