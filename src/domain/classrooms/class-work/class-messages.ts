import type { Lesson, Slug } from '../../lessons/lessons/lesson.ts';
import { plainLine, plainText, type RichInline, type RichText } from '../../platform/text/rich-text.ts';

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
export const hintMessage = 'lesson-hint';
export const messageKinds = [...generalMessages, stepMessage, hintMessage] as const;

/**
 * A message from the fixed list. `step` is the number of a step of the lesson; null for all other kinds. A hint contains the title of its activity, and its
 * text at the time when it was sent.
 */
export type ClassMessage =
  | { readonly kind: (typeof generalMessages)[number]; readonly step: null }
  | { readonly kind: typeof stepMessage; readonly step: number }
  | {
      readonly kind: typeof hintMessage;
      readonly step: null;
      readonly activity: string;
      readonly text: string;
    };

/** The hint that a teacher chose. `number` is its position in the activity, from 1. */
export type HintPlace = { readonly lessonSlug: Slug; readonly activityId: string; readonly number: number };

/** A teacher's choice from the list, by kind and number. `step` and `hint` are null for kinds that do not need them. */
export type MessageChoice = {
  readonly kind: (typeof messageKinds)[number];
  readonly step: number | null;
  readonly hint: HintPlace | null;
};

/** The messages of an activity: its number of steps, and its hints as plain text. */
export type ActivityMessages = {
  readonly lessonSlug: Slug;
  readonly activityId: string;
  readonly title: string;
  readonly steps: number;
  readonly hints: readonly string[];
};

/** A message to a student. `sentAt` is in epoch milliseconds. */
export type SentMessage = ClassMessage & { readonly sentAt: number };

/** How long a message stays visible if the student does not close it, in milliseconds. */
export const messageMs = 30 * 60_000;

const maxSteps = 20;

/** Returns the highest number in the numbered lists of a text, at most `maxSteps`; 0 if it has none. */
function stepCountOf(text: RichText): number {
  const ends = text.map((block) =>
    block.kind === 'list' && block.start !== null ? block.start + block.items.length - 1 : 0,
  );
  return Math.min(maxSteps, Math.max(0, ...ends));
}

const quotedPiece = (piece: RichInline): string => {
  if (typeof piece !== 'string' && (piece.kind === 'emphasis' || piece.kind === 'strong'))
    return `“${plainLine(piece.children)}”`;
  return plainLine([piece]);
};

/** Returns the text of a hint. Quotation marks replace emphasis, so that block names stay recognizable. */
const hintText = (hint: RichText): string =>
  plainText(
    hint.map((block) =>
      block.kind === 'paragraph' ? { ...block, children: block.children.map(quotedPiece) } : block,
    ),
  );

export const messagesOf = ({ slug, activities }: Pick<Lesson, 'activities' | 'slug'>) =>
  activities.map(({ id, title, studentView = [], project }): ActivityMessages => ({
    lessonSlug: slug,
    activityId: id,
    title,
    steps: stepCountOf(studentView),
    hints: (project?.hints ?? []).map(hintText),
  }));

/** Returns the highest step number of these activities; 0 if they have no steps. */
export const lastStepOf = (activities: readonly ActivityMessages[]): number =>
  Math.max(0, ...activities.map(({ steps }) => steps));

/** Parses a hint; null if no activity has it. */
function parseHint(hint: HintPlace, activities: readonly ActivityMessages[]): ClassMessage | null {
  const of = activities.find(
    ({ lessonSlug, activityId }) => lessonSlug === hint.lessonSlug && activityId === hint.activityId,
  );
  const text = of?.hints[hint.number - 1];
  return of === undefined || text === undefined
    ? null
    : { kind: hintMessage, step: null, activity: of.title, text };
}

/** Parses a message; null if kind, step and hint do not match, or no activity has such a step or hint. */
export function parseMessage(
  { kind, step, hint }: MessageChoice,
  activities: readonly ActivityMessages[],
): ClassMessage | null {
  if (kind === hintMessage) return step === null && hint !== null ? parseHint(hint, activities) : null;
  if (hint !== null) return null;
  if (kind !== stepMessage) return step === null ? { kind, step } : null;
  const isStep = step !== null && Number.isInteger(step) && step >= 1 && step <= lastStepOf(activities);
  return isStep ? { kind, step } : null;
}
