import * as z from 'zod/mini';
import { activityKinds } from '#domain/lessons/lessons/lesson.ts';
import { count, text } from '../fields.ts';

export const activityHead = z.object({
  id: text,
  title: text,
  kind: z.enum(activityKinds),
  minutes: count,
});
