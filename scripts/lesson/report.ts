import type { Lesson } from '#domain/lessons/lessons/lesson.ts';
import { classSizes, lessonMinutesFor } from '#domain/lessons/lessons/lesson-time.ts';
import { minutesTaken } from '#domain/lessons/lessons/lesson-report.ts';
import type { ReportedMinutes } from './reported-minutes.ts';
import { type Audience, gradeLevel, maxGradeLevel, textsOf } from './reading-level.ts';

const audiences: readonly Audience[] = ['students', 'teacher', 'families'];

/** Returns the maximum grade level of a lesson's text for an audience. */
export const maxGradeLevelFor = ({ gradeBands: [lowest = '9-12'] }: Lesson, audience: Audience): number =>
  audience === 'students' ? maxGradeLevel.students[lowest] : maxGradeLevel[audience];

/** Returns one line per lesson with its minutes for three class sizes and its reading levels. Marks texts that are too hard to read. */
export function reportOf(lessons: readonly Lesson[], reported: ReportedMinutes = new Map()): string {
  const lines = lessons.map((lesson) => {
    const minutes = Object.values(classSizes).map((students) =>
      lessonMinutesFor(lesson.activities, students),
    );
    const taken = minutesTaken(reported.get(lesson.slug) ?? [], 1);
    const reports =
      taken === null
        ? ''
        : ` (${taken.reports} teachers took ${taken.from}–${taken.to}, planned ${lesson.durationMin})`;
    const texts = textsOf(lesson);
    const levels = audiences.map((audience) => {
      const level = gradeLevel(texts[audience]);
      const most = maxGradeLevelFor(lesson, audience);
      return `${audience} ${level}${level > most ? ` (at most ${most})` : ''}`;
    });
    return `${lesson.slug}: ${minutes.join(', ')} minutes with ${Object.values(classSizes).join(', ')} students${reports}; reading grade: ${levels.join(', ')}`;
  });
  return ['No problems.', ...lines].join('\n');
}
