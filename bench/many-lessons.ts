import type { LessonSummary } from '../src/domain/lessons/lessons/lesson.ts';
import { gradeBands } from '#domain/identity/account/grade-band.ts';

const topics = [
  'Sequences',
  'Loops',
  'Events',
  'Conditionals',
  'Variables',
  'Debugging',
  'Testing',
  'Sensors',
];
const things = ['barge', 'crane', 'ferry', 'lighthouse', 'crate', 'tide', 'buoy', 'quay', 'signal', 'harbor'];
const deeds = ['Load', 'Count', 'Mend', 'Guide', 'Sort', 'Watch', 'Light', 'Test', 'Plan', 'Move'];
const settings = ['unplugged', 'dock', 'app'] as const;

const pick = <T>(values: readonly T[], at: number): T => {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('The list to pick from is empty.');
  return value;
};

export const manyLessons = (count: number): readonly LessonSummary[] =>
  Array.from({ length: count }, (_, at) => {
    const unit = Math.floor((at * 10) / count);
    const [deed, thing, other] = [pick(deeds, at), pick(things, at * 3 + 1), pick(things, at * 7 + 2)];
    return {
      slug: `lesson-${at}`,
      title: `${deed} the ${thing}, part ${at}`,
      summary: `Students ${deed.toLowerCase()} a ${thing} beside the ${other}. They find the part that repeats, say why it does, and mend plan ${at} where it goes wrong.`,
      cover: { src: '/pictures/lessons/load-the-barge/cover.svg', alt: thing, width: 640, height: 400 },
      gradeBands: [pick(gradeBands, at)],
      durationMin: 30 + (at % 5) * 5,
      setting: [pick(settings, unit)],
      topics: [pick(topics, at), pick(topics, at * 3 + 1)],
      difficulty: 1,
      unit: { slug: `unit-${unit}`, title: `Unit of the ${pick(things, unit)}`, position: (at % 200) + 1 },
      access: 'public',
      standards: [{ code: `1A-AP-${8 + (at % 8)}` }, { code: `1B-AP-${8 + (at % 9)}` }],
    };
  });
