import type { Lesson } from '../lessons/lesson.ts';
import { plainLine, type RichInline, type RichLine, type RichText } from '../../platform/text/rich-text.ts';

/** The buttons and fields of our pages that a lesson may mention. A test compares them with the pages' texts. */
export const pageControls = [
  'Try it',
  'Run',
  'Stop',
  'Step',
  'Reset',
  'Show a hint',
  'Start over',
  'Copy link to blocks',
  'Print blocks',
  'Press the button',
  'Distance in cm',
  'Make a variable',
] as const;

/** A control that is named in a text but is on no page, or a control that a text needs to name but does not. */
export type ControlProblem =
  | { readonly kind: 'control/unknown'; readonly field: string; readonly value: string }
  | { readonly kind: 'control/unnamed'; readonly field: string; readonly value: string };

type Place = readonly [field: string, lines: readonly RichLine[]];

const linesOf = (text: RichText): readonly RichLine[] =>
  text.flatMap((block): readonly RichLine[] => {
    if (block.kind === 'code') return [];
    if (block.kind === 'list') return block.items.flatMap(linesOf);
    return block.kind === 'paragraph' ? [block.children] : [block.head, ...block.rows].flat();
  });

function placesOf({
  overview,
  preparation,
  differentiation,
  activities,
  studentSheet,
  assessment,
}: Lesson): readonly Place[] {
  const ofActivities = activities.flatMap((activity, at): readonly Place[] => {
    const { steps, say = [], teacherNotes = [], tips, studentView = [], slides, project } = activity;
    const field = (name: string): string => `activities[${at}].${name}`;
    return [
      ...steps.map((step, index): Place => [field(`steps[${index}]`), linesOf(step)]),
      [field('say'), linesOf(say)],
      [field('teacherNotes'), linesOf(teacherNotes)],
      ...tips.map(({ text }, index): Place => [field(`tips[${index}]`), linesOf(text)]),
      [field('studentView'), linesOf(studentView)],
      ...slides.map(({ text }, index): Place => [field(`slides[${index}]`), linesOf(text)]),
      [
        field('project'),
        [...(project?.goals ?? []).map(({ says }) => says), ...(project?.hints ?? []).flatMap(linesOf)],
      ],
    ];
  });
  return [
    ['overview', linesOf(overview)],
    ['preparation', preparation.map(({ text }) => text)],
    ['differentiation', Object.values(differentiation).flat()],
    ...ofActivities,
    [
      'studentSheet',
      (studentSheet?.sections ?? []).flatMap(({ parts }) =>
        parts.flatMap((part) => (part.kind === 'text' ? linesOf(part.text) : [])),
      ),
    ],
    ...[...assessment.starterQuestions, ...assessment.exitQuestions].map(({ id, text }): Place => [
      `assessment: ${id}`,
      linesOf(text),
    ]),
  ];
}

const namesIn = (line: RichLine): readonly string[] =>
  line.flatMap((piece: RichInline): readonly string[] => {
    if (typeof piece === 'string' || piece.kind === 'blank') return [];
    return piece.kind === 'code' ? [piece.text] : namesIn(piece.children);
  });

const asksForControl =
  /\b(?:save|rename|duplicate|copy|delete|print|share|undo)s?\b[^.]*\bprograms?\b|\bopens? (?:a|an|the|their|your) (?:new |old )?program|\bon the stage\b|\bin the app\b/i;

/**
 * Finds controls that occur in a lesson's texts in code style but not on any page, and sentences that refer to a control without its name. `value` is the name
 * or the sentence.
 */
export function controlProblems(lesson: Lesson): readonly ControlProblem[] {
  const known: readonly string[] = pageControls;
  return placesOf(lesson).flatMap(([field, lines]) =>
    lines.flatMap((line): readonly ControlProblem[] => {
      const names = namesIn(line);
      const unknown = names.filter((name) => !known.includes(name));
      const asks = names.length === 0 ? asksForControl.exec(plainLine(line))?.[0] : undefined;
      return [
        ...unknown.map((value) => ({ kind: 'control/unknown' as const, field, value })),
        ...(asks === undefined ? [] : [{ kind: 'control/unnamed' as const, field, value: asks }]),
      ];
    }),
  );
}
