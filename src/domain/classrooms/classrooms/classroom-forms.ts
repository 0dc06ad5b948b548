import type { FieldProblem, FormInvalid } from '../../platform/forms/field-problem.ts';
import { optional, parseForm } from '../../platform/forms/parse-form.ts';
import { parseName, parseText } from '../../platform/forms/text-fields.ts';
import { type IsoDate, parseIsoDate } from '../../platform/dates/iso-date.ts';
import { type GradeBand, gradeBands } from '../../identity/account/grade-band.ts';
import { err, ok, type Result } from '../../result.ts';
import {
  type AssignmentEdit,
  type ClassroomColor,
  classroomColors,
  type ClassroomEdit,
  type ClassroomIcon,
  classroomIcons,
  type ProgressEdit,
  type ProgressState,
  progressStates,
} from './classroom.ts';

export const maxClassroomNameLength = 80;
export const maxTermNameLength = 40;
export const maxRecordNoteLength = 1000;
/** Maximum duration of an activity, in minutes. */
export const maxMinutes = 600;

export type ClassroomInvalid = FormInvalid<keyof ClassroomEdit>;
export type AssignmentInvalid = FormInvalid<'opensOn' | 'dueOn' | 'note'>;
export type ProgressInvalid = FormInvalid<'state' | 'minutes'>;

/** The typed form; null, '' and missing fields mean no value. */
export type ClassroomDraft = {
  readonly name: string;
  readonly gradeBand: string | null;
  readonly termName?: string | null;
  readonly firstDay?: string | null;
  readonly lastDay?: string | null;
  readonly color?: string | null;
  readonly icon?: string | null;
};
/** The typed form; null or '' means no date. */
export type AssignmentDraft = Omit<AssignmentEdit, 'opensOn' | 'dueOn'> & {
  readonly opensOn: string | null;
  readonly dueOn: string | null;
};
export type ProgressDraft = { readonly state: string; readonly minutes: number | null };

const oneOf =
  <T extends string>(known: readonly T[]) =>
  (text: string): Result<T, FieldProblem> => {
    const found = known.find((candidate) => candidate === text);
    return found === undefined ? err('unknown-value') : ok(found);
  };

/**
 * Parses the fields of a classroom, or returns their problems: a trimmed name of 1 to 80 characters, a term that does not end before it
 * begins. Page and service share the rules.
 */
export function parseClassroom(draft: ClassroomDraft): Result<ClassroomEdit, ClassroomInvalid> {
  const firstDay = optional(draft.firstDay ?? null, parseIsoDate);
  const lastDay = optional(draft.lastDay ?? null, parseIsoDate);
  return parseForm({
    name: parseName(draft.name, maxClassroomNameLength),
    gradeBand: optional<GradeBand>(draft.gradeBand, oneOf(gradeBands)),
    termName: optional(draft.termName ?? null, (text) => parseName(text, maxTermNameLength)),
    firstDay,
    lastDay: isOrdered(firstDay, lastDay) ? lastDay : err<FieldProblem>('too-early'),
    color: optional<ClassroomColor>(draft.color ?? null, oneOf(classroomColors)),
    icon: optional<ClassroomIcon>(draft.icon ?? null, oneOf(classroomIcons)),
  });
}

/**
 * Parses the fields of an assignment, or returns their problems: valid dates, the due date not before the start, a note of at most 1000
 * characters.
 */
export function parseAssignment(draft: AssignmentDraft): Result<AssignmentEdit, AssignmentInvalid> {
  const opensOn = optional(draft.opensOn, parseIsoDate);
  const dueOn = optional(draft.dueOn, parseIsoDate);
  const form = parseForm({
    visible: ok(draft.visible),
    opensOn,
    dueOn: isOrdered(opensOn, dueOn) ? dueOn : err<FieldProblem>('too-early'),
    note: parseText(draft.note, maxRecordNoteLength),
  });
  if (form.ok) return form;
  const { visible: _never, ...fields } = form.error.fields;
  return err({ kind: 'form/invalid', fields });
}

type Day = Result<IsoDate | null, FieldProblem>;

const isOrdered = (opens: Day, due: Day): boolean =>
  !opens.ok || !due.ok || opens.value === null || due.value === null || opens.value <= due.value;

const parseMinutes = (minutes: number | null): Result<number | null, FieldProblem> => {
  if (minutes === null) return ok(null);
  if (!Number.isInteger(minutes) || minutes < 0) return err('malformed');
  return minutes > maxMinutes ? err('too-long') : ok(minutes);
};

/** Parses the progress of an activity: whole minutes, 0 to 600. */
export const parseProgress = (draft: ProgressDraft): Result<ProgressEdit, ProgressInvalid> =>
  parseForm({
    state: oneOf<ProgressState>(progressStates)(draft.state),
    minutes: parseMinutes(draft.minutes),
  });
