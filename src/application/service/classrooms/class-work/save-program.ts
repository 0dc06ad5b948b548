import { mergeSave, type SavedText } from '#domain/classrooms/class-work/merge-programs.ts';
import {
  keepsVersion,
  maxOwnPrograms,
  parseProgramName,
  type ProgramVersion,
  shownProgram,
  type SavedProgram,
} from '#domain/classrooms/class-work/student-program.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { Slug } from '#domain/lessons/lessons/lesson.ts';
import type { Learning } from '#domain/organizations/grants/wind-down.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StudentHolder } from '../ports/student-logins.ts';
import type { StoredProgram } from '../ports/student-programs.ts';
import type { Stores } from '../../ports/transaction.ts';
import { learningIn, readLearning } from '../student-entry/read-learning.ts';
import type { ClassWorkPorts } from './class-work-ports.ts';
import { recordWork } from '../class-changes/record-work.ts';
import { type ActivityOfAssignment, workingPlace } from './working-place.ts';

/** A save of an activity's program or of the student's own program. `base` is the text before the change. */
export type ProgramSave = {
  /** Created by the client; '' if it is not a valid id. */
  readonly id: string;
  readonly of: ActivityOfAssignment | { readonly name: string };
  readonly base: string | null;
  readonly text: string;
};

type SaveRefused =
  | FormInvalid
  | {
      readonly kind:
        | 'assignment/no-such-activity'
        | 'assignment/not-found'
        | 'entry/view-only'
        | 'program/not-found'
        | 'program/too-many';
    };

/** Saves a student's program. Idempotent. */
export type SaveProgram = (
  holder: StudentHolder,
  save: ProgramSave,
) => Promise<Result<SavedProgram, SaveRefused>>;

type NewState = {
  readonly id: string;
  readonly studentId: string;
  readonly place: Place;
  readonly saved: SavedText;
  readonly at: number;
};
type Place = { readonly lessonSlug: Slug; readonly activityId: string } | { readonly name: string };

const held = (
  { programs }: Stores,
  { studentId }: StudentHolder,
  id: string,
  place: Place,
): Promise<StoredProgram | null> =>
  'name' in place
    ? programs.findForUpdate(studentId, id)
    : programs.findOfActivityForUpdate(studentId, place.lessonSlug, place.activityId);

function afterSave(
  stored: StoredProgram | null,
  { id, studentId, place, saved, at }: NewState,
): { readonly next: StoredProgram; readonly before: ProgramVersion | null } {
  const isNewVersion = stored === null || keepsVersion(stored, { ...saved, at });
  const next = {
    id: stored?.id ?? id,
    studentId,
    lessonSlug: null,
    activityId: null,
    name: null,
    ...place,
    version: (stored?.version ?? 0) + 1,
    text: saved.text,
    changedAt: at,
    versionedAt: isNewVersion ? at : stored.versionedAt,
    deletedAt: null,
  };
  if (stored === null || !isNewVersion) return { next, before: null };
  return { next, before: { version: stored.version, text: stored.text, at: stored.changedAt } };
}

/** Returns why a program cannot be saved: it was deleted, or the student has too many programs of their own. */
async function refusalOf(
  { programs }: Stores,
  found: {
    readonly stored: StoredProgram | null;
    readonly studentId: string;
    readonly isOwn: boolean;
  },
): Promise<SaveRefused | null> {
  const { stored, studentId, isOwn } = found;
  if (stored !== null) return stored.deletedAt === null ? null : { kind: 'program/not-found' };
  const isFull = isOwn && (await programs.countOwn(studentId)) >= maxOwnPrograms;
  return isFull ? { kind: 'program/too-many' } : null;
}

const isSame = (stored: StoredProgram, next: StoredProgram): boolean =>
  stored.text === next.text && stored.name === next.name;

export function saveProgram(ports: ClassWorkPorts): SaveProgram {
  const { classrooms, transaction, clock } = ports;

  const placeOf = async (
    holder: StudentHolder,
    of: ProgramSave['of'],
  ): Promise<Result<{ readonly place: Place; readonly learning: Learning }, SaveRefused>> => {
    if ('name' in of) {
      const named = parseForm({ name: parseProgramName(of.name) });
      return named.ok ? ok({ place: named.value, learning: await readLearning(ports, holder) }) : named;
    }
    const found = await workingPlace(classrooms, holder, of);
    if (!found.ok) return found;
    const { lessonSlug, classroom } = found.value;
    const learning = await learningIn(ports, classroom, holder.timeZone);
    return ok({ place: { lessonSlug, activityId: of.activityId }, learning });
  };

  /** Returns null if a concurrent call created the activity's first program, or if the id belongs to a different student. */
  const saveText =
    (holder: StudentHolder, { id, base, text }: ProgramSave, place: Place) =>
    async (stores: Stores): Promise<Result<SavedProgram, SaveRefused> | null> => {
      const { programs } = stores;
      const { studentId } = holder;
      const stored = await held(stores, holder, id, place);
      const refused = await refusalOf(stores, { stored, studentId, isOwn: 'name' in place });
      if (refused !== null) return err(refused);
      const saved = mergeSave(base, text, stored?.text ?? null);
      if (!saved.ok) return err({ kind: 'form/invalid', fields: { text: saved.error } });
      const { merged } = saved.value;
      const at = clock.now();
      const { next, before } = afterSave(stored, { id, studentId, place, saved: saved.value, at });
      if (stored !== null && isSame(stored, next)) return ok({ ...shownProgram(stored), merged });
      if (!(await programs.save(next, before))) return null;
      const signal = { kind: 'changed', before: stored?.text ?? base ?? '', after: next.text } as const;
      if ('lessonSlug' in place) await recordWork(stores, holder, { ...place, signal, at });
      return ok({ ...shownProgram(next), merged });
    };

  return async (holder, save) => {
    if (save.id === '') return err({ kind: 'program/not-found' });
    const found = await placeOf(holder, save.of);
    if (!found.ok) return found;
    const { place, learning } = found.value;
    if (learning.state === 'view-only') return err({ kind: 'entry/view-only' });
    const once = saveText(holder, save, place);
    const saved = (await transaction.run(once)) ?? (await transaction.run(once));
    return saved ?? err({ kind: 'program/not-found' });
  };
}
