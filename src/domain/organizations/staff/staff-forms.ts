import type { FieldProblem, FormInvalid } from '../../platform/forms/field-problem.ts';
import { parseForm } from '../../platform/forms/parse-form.ts';
import { type IsoDate, parseIsoDate } from '../../platform/dates/iso-date.ts';
import { maxNoteLength, parseLine } from '../../platform/forms/parse-line.ts';
import { err, ok, type Result } from '../../result.ts';
import { parseStaffReason, type StaffReason, type StaffReasonDraft } from './staff-reason.ts';

/** Maximum number of days of one extension of a trial. */
export const maxTrialDays = 90;

export type TrialExtension = { readonly days: number; readonly reason: StaffReason };

const parseDays = (days: number): Result<number, FieldProblem> =>
  Number.isInteger(days) && days >= 1 && days <= maxTrialDays ? ok(days) : err('unknown-value');

export const parseTrialExtension = (draft: {
  readonly days: number;
  readonly reason: StaffReasonDraft;
}): Result<TrialExtension, FormInvalid<'days' | 'reason'>> =>
  parseForm({ days: parseDays(draft.days), reason: parseStaffReason(draft.reason) });

export const maxCompSeats = 100_000;

/** A complimentary license: holder, seats, last day, a note for its holder, and a reason for the audit log. */
export type CompForm = {
  /** An organization of the person; null for a license of the person. */
  readonly organization: string | null;
  readonly seats: number;
  /** Last covered day; a past day ends the license immediately. */
  readonly lastDay: IsoDate;
  readonly note: string;
  readonly reason: StaffReason;
};
export type CompDraft = Omit<CompForm, 'reason'> & { readonly reason: StaffReasonDraft };

const parseDay = (day: string): Result<IsoDate, FieldProblem> => {
  const parsed = parseIsoDate(day);
  return parsed.ok ? ok(parsed.value) : err(day.trim() === '' ? 'required' : 'malformed');
};

export const parseComp = (draft: CompDraft): Result<CompForm, FormInvalid<keyof CompDraft>> =>
  parseForm({
    organization: ok(draft.organization),
    seats:
      Number.isInteger(draft.seats) && draft.seats >= 1 && draft.seats <= maxCompSeats
        ? ok(draft.seats)
        : err<FieldProblem>('unknown-value'),
    lastDay: parseDay(draft.lastDay),
    note: parseLine(draft.note, maxNoteLength),
    reason: parseStaffReason(draft.reason),
  });
