import * as z from 'zod/mini';
import { activityHead } from './activity-head.ts';
import {
  blocks,
  cardFields,
  picture,
  project,
  question,
  openOrLocked,
  resource,
  studentSheet,
  vocabulary,
} from '../lessons/lessons.ts';
import { list } from '../list.ts';
import { richText } from '../platform/rich-text.ts';

const { slug, title, cover, unit, durationMin } = cardFields;

export const studentLesson = z.object({
  slug,
  title,
  cover,
  unit,
  durationMin,
  vocabulary,
  blocks,
  studentSheet: z.exactOptional(openOrLocked(studentSheet)),
  goals: list(z.string()),
  activities: list(
    z.extend(activityHead, {
      shown: openOrLocked(
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
});
