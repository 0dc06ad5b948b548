import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { filmProblems } from '#domain/lessons/rules/film-rules.ts';
import { lessonMinutesFor } from '#domain/lessons/lessons/lesson-time.ts';
import { preparationMinutes } from '#domain/lessons/lessons/preparation.ts';
import { quizProblems } from '#domain/lessons/rules/quiz-rules.ts';
import { plainText } from '#domain/platform/text/rich-text.ts';
import { allStandards } from '#domain/lessons/lessons/standards/all-standards.ts';
import { yearPlan } from '#domain/lessons/lessons/year-plan.ts';
import { gradeLevel, textsOf } from '../../scripts/lesson/reading-level.ts';

const root = join(import.meta.dirname, '../..');
const lessons = await loadLessons(join(root, 'content/lessons'));
const plan = yearPlan(lessons);
const drawn = (src: string): string => join(root, 'public', src);

describe.each(lessons.map((lesson) => [lesson.slug, lesson] as const))(
  '%s, as a complete package',
  (_slug, lesson) => {
    test('[LES-3] 1. preparation: 15 minutes at most, and an alternative to printing for everything that is printed', () => {
      for (const students of [18, 24]) expect(preparationMinutes(lesson, students)).toBeLessThanOrEqual(15);
      for (const { without } of lesson.printables) expect(without).not.toBe('');
    });

    test('[LES-3] 2. time: the stated minutes equal those of the steps', () => {
      expect(lessonMinutesFor(lesson.activities, 24)).toBe(lesson.durationMin);
    });

    test('[LES-3] 3. quizzes: two starter and three exit questions, each with an answer and the meaning of a wrong one', () => {
      const { starterQuestions, exitQuestions, answers } = lesson.assessment;
      expect([starterQuestions.length, exitQuestions.length]).toEqual([2, 3]);
      expect(answers).toHaveLength(5);
      expect(quizProblems(lesson.assessment)).toEqual([]);
    });

    test('[LES-4] 4. editable: each of its pictures has a PNG next to the SVG', () => {
      const pictures = lesson.activities.flatMap((activity) => activity.pictures);
      for (const { src } of [lesson.cover, ...pictures]) {
        expect(existsSync(drawn(src)), src).toBe(true);
        expect(existsSync(drawn(src.replace(/\.svg$/, '.png'))), src).toBe(true);
      }
    });

    test('[LES-3] 5. to watch: a film that follows every rule, with its own pictures', () => {
      expect(lesson.film).toBeDefined();
      expect(filmProblems(lesson.film)).toEqual([]);
      for (const { picture } of lesson.film?.scenes ?? []) {
        expect(picture.src).toContain(`/lessons/${lesson.slug}/`);
        expect(existsSync(drawn(picture.src))).toBe(true);
      }
    });

    test('[LES-4] 6. for home: what we did, a question, something to try, at grade 6 or below', () => {
      const { did = '', ask = '', tryThis = '' } = lesson.family ?? {};
      expect([did, ask, tryThis].every((text) => text.length > 20)).toBe(true);
      expect(ask).toContain('?');
      expect(gradeLevel(textsOf(lesson).families)).toBeLessThanOrEqual(6);
    });

    test('[LES-6] 7. discovery: no slide shows a solution of a project before students have built it', () => {
      const captions = lesson.film?.scenes.map(({ caption }) => caption) ?? [];
      for (const [at, { projectSolution }] of lesson.activities.entries()) {
        if (projectSolution === undefined) continue;
        const slides = lesson.activities.slice(0, at + 1).flatMap((activity) => activity.slides);
        const shown = [...slides.map(({ text }) => plainText(text)), ...captions].join('\n');
        expect(shown).not.toContain(projectSolution.trim());
      }
    });

    test('[LES-6] 8. words: standards from the bundled list, and American English', () => {
      const codes = new Set(allStandards.map(({ code }) => code));
      for (const { code } of lesson.standards) expect(codes).toContain(code);
      const text = readFileSync(join(root, 'content/lessons', lesson.slug, 'lesson.md'), 'utf8');
      expect(text).not.toMatch(/for 1 seconds|colour|metres?[ .,]/);
      for (const { src } of [lesson.cover, ...lesson.activities.flatMap(({ pictures }) => pictures)])
        expect(readFileSync(drawn(src), 'utf8'), src).not.toMatch(/\(1\) seconds/);
    });

    test('[LES-3] 9. a year: its place in the year is after its prerequisites', () => {
      const years = plan.bands.filter((band) => band.lessons.some(({ slug }) => slug === lesson.slug));
      expect(years.length).toBeGreaterThan(0);
      const order = lessons.map(({ slug }) => slug);
      for (const { lessons: planned } of years) {
        const slugs = planned.map(({ slug }) => slug);
        for (const before of lesson.prerequisites.filter((slug) => slugs.includes(slug))) {
          expect(slugs.indexOf(before)).toBeLessThan(slugs.indexOf(lesson.slug));
        }
      }
      for (const before of lesson.prerequisites) expect(order).toContain(before);
    });
  },
);
