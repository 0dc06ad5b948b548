import type { Lesson } from '../lessons/lesson.ts';
import { plainLine, plainText } from '../../platform/text/rich-text.ts';

/** The lesson measures centimeters with a ruler but does not mention inches. */
export type MeasureProblem = { readonly kind: 'lesson/inches-missing'; readonly field: string };

type Measured = Pick<Lesson, 'activities' | 'materials' | 'preparation'>;

const textsOf = ({ activities, materials, preparation }: Measured): readonly string[] => [
  ...materials.flatMap(({ name, substitute = '' }) => [name, substitute]),
  ...preparation.map(({ text }) => plainLine(text)),
  ...activities.flatMap(({ steps, say = [], teacherNotes = [], tips }) =>
    [...steps, say, teacherNotes, ...tips.map(({ text }) => text)].map(plainText),
  ),
];

/** Rulers in US classes show inches, so a lesson that uses a ruler and centimeters must also mention inches. */
export function measureProblems(lesson: Measured): readonly MeasureProblem[] {
  const text = textsOf(lesson).join('\n');
  const measuresInCentimeters = /\bruler\b/i.test(text) && /\d\s?(?:cm|centimeters?)\b/.test(text);
  return measuresInCentimeters && !/\binch(?:es)?\b/.test(text)
    ? [{ kind: 'lesson/inches-missing', field: 'activities' }]
    : [];
}
