import type { RichText } from '../lessons/rich-text.ts';

/** The messages that a teacher can send to students in any lesson. */
export const generalMessages = [
  'well-done',
  'show-partner',
  'ask-partner',
  'read-again',
  'run-again',
  'change-one-block',
  'go-on',
] as const;
/** The message that points at a step of the lesson; it has a number. */
export const stepMessage = 'look-at-step';
export const messageKinds = [...generalMessages, stepMessage] as const;

/** A message from the fixed list. `step` is the number of a step of the lesson; null for all other messages. */
export type ClassMessage =
  | { readonly kind: (typeof generalMessages)[number]; readonly step: null }
  | { readonly kind: typeof stepMessage; readonly step: number };

/** A message to a student. `sentAt` is in epoch milliseconds. */
export type SentMessage = ClassMessage & { readonly sentAt: number };

/** How long a message is shown to a student who does not close it, in milliseconds. */
export const messageMs = 30 * 60_000;

const maxSteps = 20;

/** The number of steps in the text of an activity: the items of its numbered lists. */
export function stepsIn(text: RichText): number {
  const ends = text.map((block) =>
    block.kind === 'list' && block.start !== null ? block.start + block.items.length - 1 : 0,
  );
  return Math.min(maxSteps, Math.max(0, ...ends));
}

/** The message of a kind; null where the kind and the number do not belong together, or the lessons have no such step. */
export function parseMessage(
  { kind, step }: { readonly kind: (typeof messageKinds)[number]; readonly step: number | null },
  steps: number,
): ClassMessage | null {
  if (kind !== stepMessage) return step === null ? { kind, step } : null;
  return step !== null && Number.isInteger(step) && step >= 1 && step <= steps ? { kind, step } : null;
}
