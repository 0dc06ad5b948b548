import type { FieldProblem } from '../account/field-problem.ts';
import type { Slug } from '../lessons/lesson.ts';
import { readProgram } from '../programs/parse-program.ts';
import { sizeOf } from '../programs/program.ts';
import { err, ok, type Result } from '../result.ts';

/** The place of a program: an activity of a lesson, or the student's own programs, which have names. */
export type ProgramPlace = {
  readonly lessonSlug: Slug | null;
  readonly activityId: string | null;
  readonly name: string | null;
};

/** A program of a student. `text` is the program as authors write it; `changedAt` is in epoch milliseconds. */
export type StudentProgram = ProgramPlace & {
  readonly id: string;
  /** Grows by one with every change. */
  readonly version: number;
  readonly text: string;
  readonly changedAt: number;
};

/** A program without anything else that is stored with it. */
export const shownProgram = (stored: StudentProgram): StudentProgram => {
  const { id, lessonSlug, activityId, name, version, text, changedAt } = stored;
  return { id, lessonSlug, activityId, name, version, text, changedAt };
};

/** An earlier state of a program. `at` is when it was saved, in epoch milliseconds. */
export type ProgramVersion = { readonly version: number; readonly text: string; readonly at: number };

/** How many earlier versions of a program are kept. */
export const maxVersions = 20;
/** How many programs of their own a student may have, deleted ones included. */
export const maxOwnPrograms = 100;
/** How long a deleted program can be restored, in days. */
export const deletedKeptDays = 30;
/** Saves within this time, in milliseconds, are one version: a save comes a second after each change. */
export const versionMs = 120_000;

const maxNameLength = 60;

/** Parses the name that a student gives to a program of their own. */
export function parseProgramName(typed: string): Result<string, FieldProblem> {
  const name = typed.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (name === '') return err('required');
  if (name.length > maxNameLength) return err('too-long');
  return /\p{Cc}/u.test(name) ? err('malformed') : ok(name);
}

const sizeOfText = (text: string): number => sizeOf(readProgram(text) ?? { stacks: [] });

/**
 * Whether the state before a save is kept as a version of its own: it is older than `versionMs`, the save removes most of
 * its blocks, or it was merged with work from another computer (C10, C11).
 */
export function keepsVersion(
  before: { readonly text: string; readonly versionedAt: number },
  after: { readonly text: string; readonly merged: boolean; readonly at: number },
): boolean {
  if (after.merged || after.at - before.versionedAt >= versionMs) return true;
  return sizeOfText(after.text) * 2 < sizeOfText(before.text);
}
