import * as z from 'zod/mini';
import {
  blocks,
  cardFields,
  picture,
  project,
  question,
  readable,
  resource,
  studentSheet,
  vocabulary,
} from './lessons.ts';
import { list } from './list.ts';
import { richText } from './rich-text.ts';
import { activityHead } from './student-entry.ts';

const { slug, title, cover, unit, durationMin } = cardFields;

/** `GET /v1/app/entry/assignments/{id}/lesson`: `LessonForStudents` (CLS-1). */
export const studentLessonResponse = z.object({
  data: z.object({
    slug,
    title,
    cover,
    unit,
    durationMin,
    vocabulary,
    blocks,
    studentSheet: z.exactOptional(readable(studentSheet)),
    goals: list(z.string()),
    activities: list(
      z.extend(activityHead, {
        shown: readable(
          z.object({
            studentView: z.exactOptional(richText),
            pictures: list(picture),
            project: z.exactOptional(project),
          }),
        ),
      }),
    ),
    starterQuestions: list(question),
    exitQuestions: list(question),
    resources: list(resource),
  }),
});
