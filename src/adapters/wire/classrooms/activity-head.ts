import * as z from 'zod/mini';
import { activityKinds } from '#domain/lessons/lessons/lesson.ts';

const text = z.string();

export const activityHead = z.object({
  id: text,
  title: text,
  kind: z.enum(activityKinds),
  minutes: z.int().check(z.minimum(0)),
});
