import type { RichText } from '../../platform/text/rich-text.ts';

export const generalMessages = [
  'well-done',
  'show-partner',
  'ask-partner',
  'read-again',
  'run-again',
  'change-one-block',
  'go-on',
] as const;
export const stepMessage = 'look-at-step';
export const messageKinds = [...generalMessages, stepMessage] as const;

/** A message from the fixed list. `step` is the number of a step of the lesson; null for all other kinds. */
export type ClassMessage =
  | { readonly kind: (typeof generalMessages)[number]; readonly step: null }
  | { readonly kind: typeof stepMessage; readonly step: number };

/** A message to a student. `sentAt` is in epoch milliseconds. */
export type SentMessage = ClassMessage & { readonly sentAt: number };

/** Time that an unclosed message stays visible to a student, in milliseconds. */
export const messageMs = 30 * 60_000;

const maxSteps = 20;

/** Returns the number of steps in the text of an activity: the items of its numbered lists. */
export function stepsIn(text: RichText): number {
  const ends = text.map((block) =>
    block.kind === 'list' && block.start !== null ? block.start + block.items.length - 1 : 0,
  );
  return Math.min(maxSteps, Math.max(0, ...ends));
}

/** Parses a message; null if kind and step number do not match, or the lessons have no such step. */
export function parseMessage(
  { kind, step }: { readonly kind: (typeof messageKinds)[number]; readonly step: number | null },
  steps: number,
): ClassMessage | null {
  if (kind !== stepMessage) return step === null ? { kind, step } : null;
  return step !== null && Number.isInteger(step) && step >= 1 && step <= steps ? { kind, step } : null;
}
