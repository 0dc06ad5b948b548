import type { FieldProblem } from '../../platform/forms/field-problem.ts';
import type { Slug } from '../../lessons/lessons/lesson.ts';
import { readProgram } from '../../lessons/programs/parse-program.ts';
import { sizeOf } from '../../lessons/programs/program.ts';
import { err, ok, type Result } from '../../result.ts';

export type ProgramPlace = {
  readonly lessonSlug: Slug | null;
  readonly activityId: string | null;
  readonly name: string | null;
};

/** A student's program. `text` is its source; `changedAt` is in epoch milliseconds. */
export type StudentProgram = ProgramPlace & {
  readonly id: string;
  readonly version: number;
  readonly text: string;
  readonly changedAt: number;
};

/** The stored program. `merged` is true if a different computer changed it in the meantime. */
export type SavedProgram = StudentProgram & { readonly merged: boolean };

export const shownProgram = (stored: StudentProgram): StudentProgram => {
  const { id, lessonSlug, activityId, name, version, text, changedAt } = stored;
  return { id, lessonSlug, activityId, name, version, text, changedAt };
};

/** An earlier version of a program. `at` is when it was saved, in epoch milliseconds. */
export type ProgramVersion = { readonly version: number; readonly text: string; readonly at: number };

export const maxVersions = 20;
export const maxOwnPrograms = 100;
export const deletedRetentionDays = 30;
/** Saves within this many milliseconds are stored as one version, because the editor saves one second after each change. */
export const versionMs = 120_000;

const maxNameLength = 60;

export function parseProgramName(typed: string): Result<string, FieldProblem> {
  const name = typed.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (name === '') return err('required');
  if (name.length > maxNameLength) return err('too-long');
  return /\p{Cc}/u.test(name) ? err('malformed') : ok(name);
}

const sizeOfText = (text: string): number => sizeOf(readProgram(text) ?? { stacks: [] });

/**
 * Whether the state before a save is kept as a version. It is kept if it is older than `versionMs`, if the save removes most of its blocks, or if it was merged
 * with work from a different computer (C10, C11).
 */
export function keepsVersion(
  before: { readonly text: string; readonly versionedAt: number },
  after: { readonly text: string; readonly merged: boolean; readonly at: number },
): boolean {
  if (after.merged || after.at - before.versionedAt >= versionMs) return true;
  return sizeOfText(after.text) * 2 < sizeOfText(before.text);
}
