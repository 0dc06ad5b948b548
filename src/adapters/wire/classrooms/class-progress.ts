import * as z from 'zod/mini';
import { progressSigns } from '#domain/classrooms/students/class-progress.ts';
import { activityHead } from './activity-head.ts';
import { list } from '../list.ts';
import { studentMark } from './student-mark.ts';
import { text, textOrNull } from '../fields.ts';

export const progressLesson = z.object({
  id: text,
  lessonSlug: text,
  title: text,
  dueOn: textOrNull,
  activities: list(activityHead),
});

const latestStudent = z.object({ id: text, loggedInOn: textOrNull, signs: list(z.enum(progressSigns)) });
const lessonsAndMarks = {
  lessons: list(
    z.extend(progressLesson, {
      objectives: list(z.object({ id: text, text, practicedIn: list(text) })),
    }),
  ),
  marks: list(studentMark),
};

export const classProgress = z.object({
  students: list(z.extend(latestStudent, { given: text, family: textOrNull, name: text })),
  ...lessonsAndMarks,
});
export const latestProgress = z.object({ students: list(latestStudent), ...lessonsAndMarks });
